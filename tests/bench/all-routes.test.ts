import { expect, test } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { routeTable, sitemapPaths } from "./all-routes.ts";
import type { Bytes } from "./bytes.ts";
import type { Figures } from "./measure.ts";

const bytes: Bytes = {
  HTML: 20_000,
  CSS: 0,
  JavaScript: 90_000,
  fonts: 25_000,
  images: 0,
  data: 0,
  total: 140_000,
};
const bare = { FCP: 1000, LCP: 1000, "Speed Index": 1000, TBT: 40, "own TBT": 12, CLS: 0 };
const about: Figures = {
  path: "/about",
  site: { ...bare, FCP: 1020, LCP: 900, TBT: 0, "own TBT": 0 },
  bare,
  scores: { Performance: 99.5, Accessibility: 100, SEO: 100 },
  faults: [],
  bytes: { load: bytes, visit: bytes, bare: bytes },
  foreign: [],
  machine: 1000,
};

test("the sitemap's pages, by path", async () => {
  const site = folderOf({
    "sitemap.xml":
      "<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/tech/ios</loc></url></urlset>",
  });
  expect(await sitemapPaths(site)).toEqual(["/", "/tech/ios"]);
  await expect(sitemapPaths(folderOf({ "sitemap.xml": "<urlset/>" }))).rejects.toThrow("no page");
});

test("one row a page, and nothing that holds fails the command", () => {
  const good = { ...about, scores: { ...about.scores, Performance: 100 } };
  const { text, ok } = routeTable([good]);
  expect(
    text
      .split("\n")[2]
      ?.split("|")
      .map((cell) => cell.trim()),
  ).toEqual([
    "",
    "/about",
    "1020",
    "1.02",
    "900",
    "0.90",
    "0",
    "0",
    "40",
    "0.000",
    "100",
    "100",
    "90.0",
    "140.0",
    "",
  ]);
  expect(text).toContain("Nothing is missed.");
  expect(ok).toBe(true);
});

test("what a page misses is named; a timing alone is only marked", () => {
  const slow = { ...about, site: { ...about.site, TBT: 7 } };
  const good = { Performance: 100, Accessibility: 100 };
  const timing = routeTable([{ ...slow, scores: good }]);
  expect(timing.text).toContain("slow  /about: TBT 0 ms: 7 ms");
  expect(timing.ok).toBe(true);
  const fault = routeTable([{ ...about, scores: { ...good, Accessibility: 98 }, faults: ["why"] }]);
  expect(fault.text).toContain("FAIL  /about: Accessibility 100: 98");
  expect(fault.text).toContain("/about: why");
  expect(fault.ok).toBe(false);
});
