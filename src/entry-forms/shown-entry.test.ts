import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { parseEntry } from "#src/entries/entry-file.ts";
import { pageAddresses } from "./page-addresses.ts";
import { asShown, knownOf } from "./shown-entry.ts";

const now = new Date("2026-11-27");
const numbers = "one two three four five six seven eight nine ten eleven twelve";
const job = { location: { mode: "remote" }, validThrough: "2027-02-28" };
const known = knownOf(
  [
    { kind: "people", slug: "ada", value: {} },
    { kind: "people", slug: "bo", value: { hidden: true } },
    { kind: "people", slug: "cy", value: {} },
    { kind: "projects", slug: "pier", value: { hidden: true, detail: {} } },
    { kind: "jobs", slug: "cook", value: job },
    { kind: "jobs", slug: "late", value: { ...job, validThrough: "2026-01-31" } },
    { kind: "services", slug: "web", value: { range: { price: "$1 to $2" } } },
  ],
  now,
  numbers,
);

test("figures in words in braces are those of the entries that are shown", () => {
  const text =
    "{people}, {people:word}, {People:word}, {people:Word}, {openings}, {price:web} {messageDays|one|#} {toString}";
  expect(asShown("privacy", { heading: text }, known)).toEqual({
    heading: "2, two, {People:word}, Two, 1, $1 to $2 365 {toString}",
  });
});

test("a hidden part is left out, and the fields of a part that is shown are its own", () => {
  const value = { story: { hidden: true, heading: "Once" }, careers: { hidden: false, text: "x" } };
  expect(asShown("about", value, known)).toEqual({ careers: { text: "x" } });
});

test("what names a hidden entry goes with the item of its list, and links lead to its list", () => {
  const file = `${brandFolder}/content/pages/contact/index.yaml`;
  const contact = parseEntry(readFileSync(file, "utf8")).value as {
    readers: { people: string[] };
    sent: { links: { to: string }[] };
  };
  const [first = "", ...others] = contact.readers.people;
  const [link] = contact.sent.links;
  if (link) link.to = "/portfolio/pier#result";
  const hidden = [
    { kind: "people", slug: first, value: { hidden: true } },
    { kind: "projects", slug: "pier", value: { hidden: true, detail: {} } },
  ] as const;
  const shown = asShown("contact", contact, knownOf(hidden, now, numbers)) as typeof contact;
  expect(shown.readers.people).toEqual(others);
  expect(shown.sent.links[0]?.to).toBe("/portfolio");
  expect(contact.readers.people).toContain(first);
});

test("links to an opening that closes lead to the list from the day on that is asked for, and are no mistake", () => {
  const at = (day: string) =>
    knownOf([{ kind: "jobs", slug: "cook", value: job }], new Date(day), numbers).links;
  expect(at("2027-02-28").size).toBe(0);
  expect(at("2027-03-02")).toEqual(new Map([["/careers/cook", "/careers"]]));
  const late = {
    kind: "jobs",
    slug: "late",
    title: "",
    value: { ...job, validThrough: "2026-01-31" },
  } as const;
  expect(pageAddresses([late], [])).toMatchObject([{ to: "/careers/late" }]);
});
