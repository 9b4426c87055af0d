import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { folderOf } from "#server/testing/temp.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { readSite, valueOf } from "#content/site.ts";
import { company } from "#src/entries/company.ts";
import { checkContent } from "./check-content.ts";

const numbers = (first: number, last: number, between = " ") =>
  Array.from({ length: last + 1 - first }, (_, index) => first + index).join(between);

const testimonial = { order: 1, name: "Ada", position: "Director", company: "Engines", work: "Sums", quote: "It works." }; // prettier-ignore
const withQuote = (quote: string) => ({ "testimonials/ada/index.yaml": { ...testimonial, quote } });
const brand = valueOf(readSite(brandFolder), "brand") as {
  logo: string;
  fonts: Record<string, string>;
};
const ofBrand = {
  "brand/index.yaml": brand,
  [`brand/${brand.logo}`]: '<svg viewBox="0 0 1 1" />',
  ...Object.fromEntries(Object.values(brand.fonts).map((name) => [`brand/${name}`, " "])),
};
const correct = {
  ...ofBrand,
  "company/index.yaml": { ...company, language: "en" },
  "house-style/index.yaml": {
    names: ["Tarnok", company.name],
    unwanted: [
      { word: "leverag*", instead: "use" },
      { word: "cutting-edge", instead: "what is new" },
    ],
    kept: ["Comming Soon!"],
  },
  ...withQuote("It works."),
};

const page = { title: "Lost", description: "Not here.", heading: "Lost", intro: "Not here." };

/** @param changed entries by file; a string is the file's text */
const check = async (changed: Record<string, unknown>) => {
  const entries = Object.entries({ ...correct, ...changed }).map(([file, entry]) => [
    `content/${file}`,
    typeof entry === "string" ? entry : JSON.stringify(entry),
  ]);
  const folder = folderOf(Object.fromEntries(entries));
  const found = await checkContent(folder);
  // JSON is YAML, too; the folder is another one each time.
  const lines = (all: readonly string[]) => all.map((it) => it.replaceAll(folder, brandFolder));
  return {
    ...found,
    findings: lines(found.findings),
    advice: lines(found.advice),
    left: lines(found.left),
  };
};

test.for([
  ["correct content", {}],
  ["a name of the house style", withQuote("Tarnok works.")],
  ["an exempt text", withQuote("Comming Soon!")],
] as const)("accepts %s", async ([, changed]) => {
  expect(await check(changed)).toEqual({
    entries: 4,
    findings: [],
    advice: [],
    left: expect.arrayContaining(["Company and addresses › E-mail is still the example's"]),
  });
});

test("a text that two entries have in common is no repetition", async () => {
  const quote = "Permanent, after three months of probation, in each country.";
  const bob = { ...testimonial, name: "Bob", quote };
  const { advice } = await check({ ...withQuote(quote), "testimonials/bob/index.yaml": bob });
  expect(advice).toEqual([]);
});

const inLanguage = (language: string, quote: string) => ({
  "company/index.yaml": { ...company, language },
  ...withQuote(quote),
});

test("lists sentences that nobody has translated, in a line per group", async () => {
  const { left } = await check(inLanguage("fi", "Toimii."));
  const ofServer = "2 of server are English on pages: nothingHere, onlyRead";
  expect(left.slice(-3)).toEqual([
    expect.stringMatching(/ of forms are English .*messageSent, /),
    expect.stringMatching(/ of page are English .*skipToContent, /),
    `${brandFolder}/sentences.yaml: ${ofServer}`,
  ]);
});

test("spelling is that of the language, and not checked in one without a dictionary", async () => {
  const remarks = async (language: string, quote: string) =>
    (await check(inLanguage(language, quote))).advice.join("\n");
  expect(await remarks("de", "Die Schlosserei öffnet ihre Türen.")).toBe("");
  expect(await remarks("de", "Die Schloßerey öffnet.")).toContain('"Schloßerey"');
  expect(await remarks("en", "Our colours.")).toContain('"colours"');
  expect(await remarks("en-IE", "Our colours.")).toBe("");
  expect(await remarks("fi", "Verstas avaa ovensa kymmeneltä.")).toBe("");
});

const ada = "Testimonials › Ada";
const file = (name: string) => `(${brandFolder}/content/testimonials/${name})`;

test.for<[mistake: string, changed: Record<string, unknown>, finding: string]>([
  ["a missing field", { "testimonials/ada/index.yaml": { ...testimonial, name: undefined } }, `${ada} › Name: needs a text ${file("ada/index.yaml")}`],
  ["an unclosed quote", { "testimonials/ada/index.yaml": "name: 'Ada" }, `${ada}: The file cannot be read: something is wrong at or before line 1.`],
  ["a file without fields", { "testimonials/ada/index.yaml": "Ada" }, `${ada}: The file has no fields, each with a colon and its value`],
  ["a misplaced file", { "testimonials/ada.yaml": testimonial }, `${brandFolder}/content/testimonials/ada.yaml: is not an entry; those are <kind>/<name>/index.yaml, with a name of small letters, digits and single hyphens`],
  ["a folder that is no name", { "testimonials/ada--copy/index.yaml": testimonial }, `${brandFolder}/content/testimonials/ada--copy/index.yaml: is not an entry`],
  ["a character that nobody sees", { "testimonials/ada/index.yaml": { ...testimonial, quote: "seit 2019\u0008, und mehr" } }, `${ada} › What they said: has a character that nobody sees (U+0008) after “seit 2019”: delete it`],
  ["a missing picture", { "testimonials/ada/index.yaml": { ...testimonial, portrait: { image: "ada.png" } } }, `${ada} › Portrait › Picture: ada.png is no longer there: choose another one ${file("ada/index.yaml")}`],
])("reports %s and the correction", async ([, changed, finding]) => {
  const { findings } = await check(changed);
  expect(findings).toEqual([expect.stringContaining(finding)]);
}); // prettier-ignore

test.for<[style: string, changed: Record<string, unknown>, advice: string]>([
  ["a misspelled word", withQuote("It is an intresting one."), `${ada} › What they said says "intresting", which is not in the dictionary; write "interesting"`],
  ["an unwanted word", withQuote("They leveraged it."), `${ada} › What they said says "leveraged"; write use`],
  ["an unwanted phrase", withQuote("Cutting edge work."), `${ada} › What they said says "Cutting edge"; write what is new`],
  ["the company's name", withQuote(`${company.name} did it.`), `${ada} › What they said says "${company.name}"; write {company}`],
  ["the company's number", withQuote(`Call ${company.phone.shown}.`), `${ada} › What they said says "${company.phone.shown}"; write it in company/index.yaml only`],
  ["a long sentence", withQuote(`Yes: ${numbers(101, 131)}.`), `${ada} › What they said has a sentence of 31 words (at most 30): "101 102 103 104 105 106 …"`],
  ["a long paragraph", withQuote(numbers(101, 191, ". ")), `${ada} › What they said has a paragraph of 91 words (at most 90): "101. 102.`],
  ["a short description", { "pages/not-found/index.yaml": page }, "Page not found › Description of the page has 9 characters; better 50 to 160"],
  [
    "a repetition",
    { ...withQuote("It took one two three four five six."), "testimonials/bob/index.yaml": { ...testimonial, name: "Bob", quote: "Then it took one two three four five six, or so." } },
    `Testimonials › Bob › What they said repeats ${ada} › What they said: "it took one two three four five"; reword one of them`,
  ],
])("advises about %s, which is no mistake", async ([, changed, line]) => {
  const { findings, advice } = await check(changed);
  expect([findings, advice]).toEqual([[], [expect.stringContaining(line)]]);
}); // prettier-ignore

/** Entries of the brand. */
const own = join(brandFolder, "content");
const read = (name: string) =>
  parse(readFileSync(join(own, name, "index.yaml"), "utf8")) as Record<string, unknown>;

test("names a place in a list as its form does", async () => {
  const [job = ""] = readdirSync(join(own, "jobs"));
  const office = {
    ...read(`jobs/${job}`),
    title: "Office Assistant",
    requirements: [..."abcd", ""],
    people: [],
    reportsTo: undefined,
  };
  const { findings } = await check({ "jobs/office-assistant/index.yaml": office });
  expect(findings).toEqual([
    `Openings › Office Assistant › Requirements, 5th: needs a text (${own}/jobs/office-assistant/index.yaml)`,
  ]);
});

test("names the field of a link that leads nowhere", async () => {
  const home = read("pages/home");
  const work = { ...(home["work"] as object), projects: [] };
  const services = home["services"] as { cards: { title: string }[] };
  const cards = services.cards.map((card) => ({ ...card, to: "/privcy" }));
  const { findings } = await check({
    "pages/home/index.yaml": { ...home, work, services: { ...services, cards } },
  });
  expect(findings).toContain(
    `Home › Services › Cards, “${cards[0]?.title}” › Leads to: there is no page /privcy: choose one from the list (${own}/pages/home/index.yaml)`,
  );
});

test("reports the entries that are missing", async () => {
  const folder = folderOf({});
  const { findings } = await checkContent(folder);
  const missing = ["company/index.yaml", "brand/index.yaml", "house-style/index.yaml"];
  expect(findings).toEqual(missing.map((file) => `${folder}/content/${file} is missing`));
});
