import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import type { KindName } from "#content/kinds.ts";
import { decide } from "#content/known.ts";
import { siteNow } from "#content/now.ts";
import { type Data, entryOf, placeOf, readSite, withEntry } from "#content/site.ts";
import { issues, issuesIn } from "./issues.ts";

const site = readSite(brandFolder);
const known = decide(site, siteNow());

/** Messages for an entry with a change, each with its field. */
async function faultsOf(kind: KindName, slug: string, change: Data) {
  const { value = {} } = entryOf(site, { kind, slug }) ?? {};
  const folder = join(site.folder, "content", placeOf({ kind, slug }));
  const found = await issuesIn(site, kind, { ...value, ...change }, known, (name) =>
    readFile(join(folder, name)).catch(() => undefined),
  );
  return found.map(({ path, rule }) => `${path.join(".")} ${rule}`);
}

const company = entryOf(site, { kind: "company", slug: "" })?.value ?? {};
const address = company["address"] as Data;
const [office] = company["offices"] as Data[];

test("no rule is in words of the library that checks", async () => {
  const faults: string[] = [];
  for (const { kind, slug, value = {} } of site.entries)
    for (const key of Object.keys(value))
      for (const wrong of [7, "x", true, [], null])
        faults.push(...(await faultsOf(kind, slug, { [key]: wrong })));
  expect(faults.length).toBeGreaterThan(1000);
  expect(faults.filter((it) => /invalid|expected|received/i.test(it))).toEqual([]);
});

test("a form says what is not chosen, and no list of what programs call it", async () => {
  const { value = {} } = entryOf(site, { kind: "technologies", slug: "react" }) ?? {};
  const messages = async (change: Data) => {
    const written = { ...value, ...change };
    const found = await issuesIn(site, "technologies", written, known, async () => undefined);
    return found.map(({ message }) => message).filter((it) => /^(?:Color|Shape)/.test(it));
  };
  expect(await messages({ accent: undefined, layout: undefined })).toEqual([
    "Color needs a choice.",
    "Shape of the page needs a choice.",
  ]);
  expect(await messages({ accent: "teal" })).toEqual([
    "Color: “teal” is not in the list. Choose another one.",
  ]);
});

test.each<[KindName, string, Data, string | RegExp]>([
  ["jobs", "produktdesign", { requirements: "One" }, "requirements needs a list: each item on a line of its own, with - in front"],
  ["jobs", "produktdesign", { validThrough: "2027-02-30" }, "validThrough has to be a day that exists, such as 2027-02-15"],
  ["jobs", "produktdesign", { validThrough: undefined }, "validThrough needs a day"],
  ["jobs", "produktdesign", { validThrough: "2020-01-01" }, "validThrough cannot be before the day on which it appears"],
  ["jobs", "produktdesign", { location: { mode: "hybrid", city: "Paris" } }, "location.city has to be one of: Bremen, Osaka"],
  ["jobs", "produktdesign", { location: { mode: "remote", countries: [] } }, "location.countries needs one country or more"],
  ["jobs", "produktdesign", { title: undefined }, "title needs a text"],
  ["jobs", "produktdesign", { department: undefined }, /^department has to be one of: /],
  // The one that shows all is no category.
  ["projects", "hafenbuch", { category: ["Alle"] }, /^category.0 has to be one of: Webanwendungen, /],
  ["projects", "hafenbuch", { stack: ["Java", "Cobol"] }, /^stack.1 has to be one of: ReactJs, /],
  ["projects", "hafenbuch", { tittle: "Hafenbuch" }, /^ has no field tittle; it has title, order, /],
  ["articles", "was-ein-formular-kostet", { markdown: "[a](/contact) [b](/nowhere)" }, "markdown has a link to /nowhere, where there is no page"],
  ...[26, -5, 99999, 2024.5].map((year): [KindName, string, Data, string] => [
    "projects", "hafenbuch", { year }, "year has to be a year from 1950 to 2100",
  ]),
  ["company", "", { founded: 3026 }, "founded has to be a year from 1000 to 2100"],
  ["articles", "was-ein-formular-kostet", { author: "nobody" }, /^author "nobody" is not an entry/],
  ["apps", "gezeiten", { icon: "brand-cobol" }, /^icon "brand-cobol" is not an icon: use a /],
  ["apps", "gezeiten", { icon: "cobol" }, /^icon "cobol" is not an icon: use a /],
  ["technologies", "react", { accent: "pink" }, /^accent has to be one of: action, label, /],
  ["technologies", "react", { projects: ["tee"] }, 'projects.0 "tee" is not an entry: it has to be the name of a folder in content/projects'],
  ["contact", "", { drawing: "door" }, 'drawing "door" is not there: it has to be the name of an SVG file in assets/invitations, without .svg'],
  ["brand", "", { logo: "none.svg" }, 'logo "none.svg" is not there: it has to be an SVG file in the brand\'s content/brand'],
  ["brand", "", { logo: "logo.png" }, 'logo "logo.png" is not there: it has to be an SVG file in the brand\'s content/brand'],
  ...["Deutschland", "de", "UK", "XX", "QQ"].map((country): [KindName, string, Data, string] => [
    "company", "", { address: { ...address, country } }, "address.country has to be a country's two letters, such as PK",
  ]),
])("%s/%s with %j gets a helpful message", async (kind, slug, change, message) => {
  expect(await faultsOf(kind, slug, {})).toEqual([]);
  expect(await faultsOf(kind, slug, change)).toEqual([
    typeof message === "string" ? message : expect.stringMatching(message),
  ]);
}); // prettier-ignore

test.each([
  ["at home in one country", { mode: "remote", countries: ["Suomi"] }],
  ["in the company's own city", { mode: "on-site", city: address["city"] }],
  ["in an office's city", { mode: "hybrid", city: office?.["city"] }],
])("an opening %s is right", async (_where, location) => {
  expect(await faultsOf("jobs", "produktdesign", { location })).toEqual([]);
});

test("names that an entry lists are right as long as that entry cannot be read", async () => {
  const broken = {
    ...site,
    entries: site.entries.map((it) =>
      it.kind === "careers" ? { ...it, value: undefined, problem: "broken" } : it,
    ),
  } as typeof site;
  const found = await issues(broken, siteNow());
  expect(found.map(({ entry, issue }) => [entry.kind, issue.rule])).toEqual([
    ["careers", "broken"],
  ]);
});

test("a change of the company is told of the entries that it makes wrong", async () => {
  const changed = withEntry(site, { kind: "company", slug: "" }, { ...company, offices: [] });
  const found = await issues(changed, siteNow());
  expect(found.map(({ issue }) => issue.rule)).toContain("has to be one of: Bremen");
});
