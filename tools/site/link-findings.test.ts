import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { readSite } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { linkFindings } from "./link-findings.ts";

const folder = () =>
  folderOf({
    "index.html": "",
    "privacy.html": "",
    "services.html": `<main><h2 id="betrieb">Betrieb</h2></main>`,
  });
const tell = (target: string) =>
  linkFindings(readSite(brandFolder), [{ target, page: "/about.html", others: 2 }], folder());

test("a broken link is told with the field of the entry that has it", async () => {
  // Not broken there, but an address that an entry of the brand made for tests has.
  const { mistakes } = await linkFindings(
    readSite(brandFolder),
    [{ target: "/portfolio", page: "", others: 0 }],
    folder(),
  );
  expect(mistakes).toContainEqual(expect.stringMatching(/ › .*: there is no page \/portfolio\./));
});

test("a place that an entry links to and its page no longer has is advice", async () => {
  // Not missing there, but an address that an entry of the brand made for tests has.
  expect(await tell("/services#webanwendungen")).toEqual({
    mistakes: [],
    advice: expect.arrayContaining([
      "Home › Services › Cards, “Webanwendungen” › Leads to: there is no place #webanwendungen on /services.",
    ]),
  });
});

test.for([
  ["/privcy", "there is no page /privcy. Did you mean /privacy?"],
  ["/services#betreib", "there is no place #betreib on /services. Did you mean /services#betrieb?"],
  ["/elsewhere", "there is no page /elsewhere."],
  ["/_astro/picture.avif", "there is no file /_astro/picture.avif."],
] as const)("%s, which no entry has, is told with its page", async ([target, says]) => {
  expect(await tell(target)).toEqual({
    mistakes: [`/about.html and 2 more: ${says}`],
    advice: [],
  });
});
