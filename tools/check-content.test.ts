import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { brandFolder } from "#src/content/brand-folder.ts";
import { company } from "#src/content/company.ts";
import { checkContent } from "./check-content.ts";

const numbers = (first: number, last: number, between = " ") =>
  Array.from({ length: last + 1 - first }, (_, index) => first + index).join(between);

const testimonial = { order: 1, name: "Ada", position: "Director", company: "Engines", work: "Sums", quote: "It works." }; // prettier-ignore
const withQuote = (quote: string) => ({ "testimonials/ada/index.yaml": { ...testimonial, quote } });
const correct = {
  "company/index.json": company,
  "house-style/index.yaml": {
    names: ["Tarnok", company.name],
    unwanted: [
      { word: "leverag*", instead: "use" },
      { word: "cutting-edge", instead: "what is new" },
    ],
    figures: [{ figure: 12, says: ["_ ships"] }],
    kept: ["Comming Soon!"],
  },
  ...withQuote("It works."),
};

const page = { title: "Lost", description: "Not here.", heading: "Lost", intro: "Not here." };

/** @param changed entries by file; a string is the file's text */
const check = async (changed: Record<string, unknown>) => {
  const entries = Object.entries({ ...correct, ...changed }).map(([file, entry]) => [
    `${brandFolder}/content/${file}`,
    typeof entry === "string" ? entry : JSON.stringify(entry),
  ]);
  return checkContent(folderOf(Object.fromEntries(entries)));
};

test.for([
  ["correct content", {}],
  ["a name of the house style", withQuote("Tarnok works.")],
  ["an exempt text", withQuote("Comming Soon!")],
] as const)("accepts %s", async ([, changed]) => {
  expect(await check(changed)).toEqual({ entries: 3, findings: [], advice: [] });
});

const ada = "testimonials/ada/index.yaml:";

test.for<[mistake: string, changed: Record<string, unknown>, finding: string]>([
  ["a missing field", { "testimonials/ada/index.yaml": { ...testimonial, name: undefined } }, `${ada} name needs a text`],
  ["an unclosed quote", { "testimonials/ada/index.yaml": "name: 'Ada" }, `${ada} Missing closing 'quote at line 1`],
  ["a file without fields", { "testimonials/ada/index.yaml": "Ada" }, `${ada} has to be fields, each with a colon and its value`],
  ["a misplaced file", { "testimonials/ada.yaml": testimonial }, "testimonials/ada.yaml: is not an entry; move it to <kind>/<kebab-case-name>/index.yaml"],
  ["a missing picture", { "testimonials/ada/index.yaml": { ...testimonial, portrait: { image: "ada.png" } } }, `${ada} portrait.image ada.png does not exist`],
])("reports %s and the correction", async ([, changed, finding]) => {
  const { findings } = await check(changed);
  expect(findings).toEqual([expect.stringContaining(`${brandFolder}/content/${finding}`)]);
}); // prettier-ignore

test.for<[style: string, changed: Record<string, unknown>, advice: string]>([
  ["a misspelled word", withQuote("It is an intresting one."), `${ada} quote says "intresting", which is not in the dictionary; write "interesting"`],
  ["an unwanted word", withQuote("They leveraged it."), `${ada} quote says "leveraged"; write use`],
  ["an unwanted phrase", withQuote("Cutting edge work."), `${ada} quote says "Cutting edge"; write what is new`],
  ["the company's name", withQuote(`${company.name} did it.`), `${ada} quote says "${company.name}"; write {company}`],
  ["the company's number", withQuote(`Call ${company.phone.shown}.`), `${ada} quote says "${company.phone.shown}"; write it in company/index.json only`],
  ["a contradictory figure", withQuote("We sent nine ships."), `testimonials/ada/index.yaml: says "nine ships", but the figure is 12`],
  ["a long sentence", withQuote(`Yes: ${numbers(101, 131)}.`), `${ada} quote has a sentence of 31 words (at most 30): "101 102 103 104 105 106 …"`],
  ["a short description", { "screens/not-found/index.yaml": page }, "screens/not-found/index.yaml: description has 9 characters; better 50 to 160"],
  ["a long paragraph", withQuote(numbers(101, 191, ". ")), `${ada} quote has a paragraph of 91 words (at most 90): "101. 102.`],
  [
    "a repetition",
    { ...withQuote("It took one two three four five six."), "testimonials/bob/index.yaml": { ...testimonial, quote: "Then it took one two three four five six, or so." } },
    `testimonials/bob/index.yaml: quote repeats ${brandFolder}/content/${ada} quote: "it took one two three four five"; reword one of them`,
  ],
])("advises about %s, which is no mistake", async ([, changed, line]) => {
  const { findings, advice } = await check(changed);
  expect([findings, advice]).toEqual([[], [expect.stringContaining(`${brandFolder}/content/${line}`)]]);
}); // prettier-ignore

test("reports missing company and house style entries", async () => {
  const { findings } = await checkContent(folderOf({}));
  const missing = ["company/index.json", "house-style/index.yaml"];
  expect(findings).toEqual(missing.map((file) => `${brandFolder}/content/${file} is missing`));
});
