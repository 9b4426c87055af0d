import { expect, test } from "vitest";
import { folderOf } from "../server/testing/temp.ts";
import { company } from "../src/content/company.ts";
import { checkContent } from "./check-content.ts";

const numbers = (first: number, last: number, between = " ") =>
  Array.from({ length: last + 1 - first }, (_, index) => first + index).join(between);

const said = { order: 1, name: "Ada", position: "Director", company: "Engines", work: "Sums", portrait: { drawing: "ada" }, quote: "It works." }; // prettier-ignore
const saying = (quote: string) => ({ "testimonials/ada/index.yaml": { ...said, quote } });
const sound = {
  "company/index.json": company,
  "house-style/index.yaml": {
    names: ["Naseebi"],
    unwanted: [
      { word: "leverag*", instead: "use" },
      { word: "cutting-edge", instead: "what is new" },
    ],
    figures: [{ figure: 12, says: ["_ ships"] }],
    kept: ["Comming Soon!"],
  },
  ...saying("It works."),
};

/** @param changed entries; a string is the whole file */
const check = async (changed: Record<string, unknown>) => {
  const entries = Object.entries({ ...sound, ...changed }).map(([file, entry]) => [
    `src/content/${file}`,
    typeof entry === "string" ? entry : JSON.stringify(entry),
  ]);
  return checkContent(folderOf(Object.fromEntries(entries)));
};

test.for([
  ["nothing but right words", {}],
  ["a name of the house", saying("Naseebi works.")],
  ["a text that is kept", saying("Comming Soon!")],
] as const)("%s is no mistake", async ([, changed]) => {
  expect(await check(changed)).toEqual({ entries: 3, findings: [] });
});

const ada = "testimonials/ada/index.yaml:";

test.for<[what: string, changed: Record<string, unknown>, sentence: string]>([
  ["a field left out", { "testimonials/ada/index.yaml": { ...said, name: undefined } }, `${ada} name needs a text`],
  ["a quote left open", { "testimonials/ada/index.yaml": "name: 'Ada" }, `${ada} Missing closing 'quote at line 1`],
  ["a file without fields", { "testimonials/ada/index.yaml": "Ada" }, `${ada} has to be fields, each with a colon and its value`],
  ["a file in another place", { "testimonials/ada.yaml": said }, "testimonials/ada.yaml: is no entry; it has to be <kind>/<kebab-case-name>/index.yaml"],
  ["a picture that is not there", { "testimonials/ada/index.yaml": { ...said, portrait: { drawing: "ada", image: "ada.png" } } }, `${ada} portrait.image ada.png is not there`],
  ["a misspelled word", saying("It is an intresting one."), `${ada} quote says "intresting", which the dictionary does not know; write "interesting"`],
  ["an unwanted word", saying("They leveraged it."), `${ada} quote says "leveraged"; write use`],
  ["an unwanted phrase", saying("Cutting edge work."), `${ada} quote says "Cutting edge"; write what is new`],
  ["the company's name", saying(`${company.name} did it.`), `${ada} quote says "${company.name}"; write {company}`],
  ["the company's number", saying(`Call ${company.phone.shown}.`), `${ada} quote says "${company.phone.shown}"; write it in src/content/company/index.json only`],
  ["another figure", saying("We sent nine ships."), `testimonials/ada/index.yaml: says "nine ships", and elsewhere it is 12`],
  ["a long sentence", saying(`Yes: ${numbers(101, 131)}.`), `${ada} quote has a sentence of 31 words, and needs 30 or fewer: "101 102 103 104 105 106 …"`],
  ["a long paragraph", saying(numbers(101, 191, ". ")), `${ada} quote has a paragraph of 91 words, and needs 90 or fewer: "101. 102.`],
  [
    "what stands elsewhere",
    { ...saying("It took one two three four five six."), "testimonials/bob/index.yaml": { ...said, quote: "Then it took one two three four five six, or so." } },
    `testimonials/bob/index.yaml: quote says again what src/content/${ada} quote says: "it took one two three four five"; say it once, or otherwise`,
  ],
])("%s is named, and what would be right", async ([, changed, sentence]) => {
  const { findings } = await check(changed);
  expect(findings).toEqual([expect.stringContaining(`src/content/${sentence}`)]);
}); // prettier-ignore

test("a folder without what the check goes by is no content", async () => {
  const { findings } = await checkContent(folderOf({}));
  const isMissing = (kind: string) => expect.stringContaining(`${kind} is missing`);
  expect(findings).toEqual([isMissing("company"), isMissing("houseStyle")]);
});
