import { expect, onTestFinished, test, vi } from "vitest";
import { brandFolder } from "./brand-folder.ts";
import { filledIn } from "./placeholders.ts";
import { decide } from "./known.ts";
import {
  type Data,
  type Entry,
  type EntryId,
  entryOf,
  readSite,
  type Site,
  withEntry,
} from "./site.ts";
import { shown } from "./shown.ts";

const at = (day: string) => ({ over: new Date(day), begun: new Date(day) });
const now = at("2026-11-27");
const job = { location: { mode: "remote" }, validThrough: "2027-02-28" };

const siteOf = (...entries: (EntryId & { value: Data })[]): Site =>
  entries.reduce<Site>((site, { value, ...id }) => withEntry(site, id, value), {
    ...readSite(brandFolder),
    entries: [],
  });
const known = decide(
  siteOf(
    { kind: "people", slug: "ada", value: {} },
    { kind: "people", slug: "bo", value: { hidden: true } },
    { kind: "people", slug: "cy", value: {} },
    { kind: "projects", slug: "pier", value: { hidden: true, detail: {} } },
    { kind: "jobs", slug: "cook", value: job },
    { kind: "jobs", slug: "late", value: { ...job, validThrough: "2026-01-31" } },
    { kind: "services", slug: "web", value: { range: { price: "$1 to $2" } } },
    { kind: "company", slug: "", value: { name: "Lumi", language: "en", founded: 2012 } },
  ),
  now,
);

test("words in braces are of the company, and of the entries that are shown", () => {
  const text =
    "{company} since {founded}: {people}, {people:word}, {People:word}, {people:Word}, {openings}, {price:web} {toString}";
  expect(filledIn({ a: [text], b: 1 }, known)).toEqual({
    a: ["Lumi since 2012: 2, zwei, {People:word}, Zwei, 1, $1 to $2 {toString}"],
    b: 1,
  });
});

test.for([
  ["30", "30 days"],
  ["1", "a day"],
  ["", "365 days"],
])("pages tell how long messages are kept: RETENTION_MESSAGES=%s", ([set, told]) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("RETENTION_MESSAGES", set);
  const { facts } = decide(readSite(brandFolder), now);
  expect(filledIn("{messageDays|a day|# days}", { facts, language: "en" })).toBe(told);
});

/** An entry of the company, with another value. */
function changed<Kind extends Entry["kind"]>(kind: Kind, change: (value: Data) => void) {
  const value = structuredClone(entryOf(readSite(brandFolder), { kind, slug: "" })?.value ?? {});
  change(value);
  return { kind, slug: "", title: "", version: "", value };
}

test("a hidden part is left out, and the fields of a part that is shown are its own", () => {
  const entry = changed("about", (value) => {
    Object.assign(value["story"] as Data, { hidden: true });
    Object.assign(value["careers"] as Data, { hidden: false });
  });
  const about = shown(entry, decide(readSite(brandFolder), now));
  expect(about.story).toBeUndefined();
  expect(about.careers).not.toHaveProperty("hidden");
  expect(about.careers).toHaveProperty("heading");
});

test("what names a hidden entry goes with the item of its list, and links lead to its list", () => {
  let first = "";
  const entry = changed("contact", (value) => {
    [first = ""] = (value["readers"] as { people: string[] }).people;
    const [link] = (value["sent"] as { links: { to: string }[] }).links;
    if (link) link.to = "/portfolio/pier#result";
  });
  const site = siteOf(
    { kind: "people", slug: first, value: { hidden: true } },
    { kind: "projects", slug: "pier", value: { hidden: true, detail: {} } },
  );
  const contact = shown(entry, decide(site, now));
  expect(contact.readers?.people).not.toContain(first);
  expect(contact.readers?.people.length).toBeGreaterThan(0);
  expect(contact.sent.links[0]?.to).toBe("/portfolio");
  expect(entry.value["readers"]).toMatchObject({ people: expect.arrayContaining([first]) });
});

test("an entry that cannot be shown says which field is wrong", () => {
  const entry = changed("home", (value) => delete value["title"]);
  expect(() => shown({ ...entry, title: "Home" }, known)).toThrow(/^Home › .+ needs a text$/);
});

test("links to an opening that closes lead to the list from the day on that is asked for, and are no mistake", () => {
  const site = siteOf({ kind: "jobs", slug: "cook", value: job });
  expect(decide(site, at("2027-02-28")).links.size).toBe(0);
  const later = decide(site, at("2027-03-02"));
  expect(later.links).toEqual(new Map([["/careers/cook", "/careers"]]));
  expect(later.pages).toContain("/careers/cook");
});
