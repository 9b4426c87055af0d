import { readFile } from "node:fs/promises";
import { type Face, Font, Buffer as Glyphs, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { brand } from "#src/entries/brand.ts";
import {
  charactersOf,
  faceOf,
  fontFaces,
  lacking,
  readBrandFile,
  requireWeights,
  subsetOf,
} from "./fonts.ts";
import { byIntl } from "./shown-characters.ts";

const whole = await readBrandFile(brand.fonts.text); // 400 to 700
const narrow = (wght: number | { min: number; max: number }) =>
  subsetFont(whole, "ab", { targetFormat: "woff2", variationAxes: { wght } });

test.for([
  ["text", { min: 400, max: 500 }, "needs weights 400 to 600 but has 400 to 500"],
  ["display", 700, "needs weights 700 to 700 but has one only"],
] as const)("rejects a %s font that lacks required weights", async ([use, has, message]) => {
  const [right, wrong] = [await faceOf(whole), await faceOf(await narrow(has))];
  expect(() => requireWeights(use, right)).not.toThrow();
  expect(() => requireWeights(use, wrong)).toThrow(`fonts.${use} ${message}`);
});

test("names the files with letters that a font lacks", async () => {
  const texts = [
    { file: "people/jan.yaml", text: "Jan Å\u00ad, Łódź 👍" },
    { file: "people/zoe.yaml", text: "Zoe\u0301" },
    { text: "₿" },
  ];
  const [line, ...others] = lacking("fonts.text", await faceOf(whole), texts);
  expect(line).toMatch(/^people\/jan\.yaml has Ł ź, not in fonts\.text: /);
  expect(others).toEqual([]);
});

/** Outlines and places of the glyphs that a browser draws. */
function drawn(language: string, word: string, face: Face) {
  const font = new Font(face);
  const glyphs = new Glyphs();
  glyphs.addText(word);
  glyphs.guessSegmentProperties();
  glyphs.setLanguage(language);
  shape(font, glyphs);
  return glyphs
    .getGlyphInfosAndPositions()
    .map(({ codepoint, ...place }) => ({ ...place, outline: font.glyphToPath(codepoint) }));
}

const fontsource = (family: string, script: string) =>
  readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
  );

test.for([
  ["ur", "لاہور", await fontsource("vazirmatn", "arabic")],
  ["ur", "بَیٹا", await fontsource("vazirmatn", "arabic")],
  ["hi", "क्षत्रिय", await fontsource("baloo-2", "devanagari")],
  ["en", "J\u0301an", await fontsource("vazirmatn", "latin")],
  ["ca", "col·lega", whole],
] as const)("draws the %s word %s as the whole font does", async ([language, word, font]) => {
  const subset = await faceOf(await subsetOf("text", font, language, [{ text: word }]));
  expect(drawn(language, word, subset)).toEqual(drawn(language, word, await faceOf(font)));
});

test("says once that a font of another script has no Latin letters", async () => {
  const texts = [
    { file: "people/jan.yaml", text: "name: Jan" },
    { file: "people/zoe.yaml", text: "name: زوئی – Ж" },
  ];
  const face = await faceOf(await fontsource("vazirmatn", "arabic"));
  const [first, second, ...others] = lacking("fonts.text", face, texts);
  expect(first).toMatch(/^No Latin letters and figures in fonts\.text: /);
  expect(second).toMatch(/^people\/zoe\.yaml has Ж, not in fonts\.text: /);
  expect(others).toEqual([]);
});

test("Latin letters that a font has not are as large as in any other text", async () => {
  const font = await fontsource("baloo-2", "devanagari");
  const rules = await fontFaces("text", font, charactersOf(await faceOf(font)));
  expect(rules.match(/(?<=size-adjust: ).*(?=;)/g)).toEqual(["100%", "100%"]);
});

test.for([
  ["en", '{"currency":"PKR"}', "PKR\u00a060,000"],
  ["en-IN", '{"currency":"INR"}', "₹"],
  ["en", '{"country":"TR"}', "ü"],
  ["fr", '{"timeZone":"Asia/Karachi"}', "Pakistan"],
  ["el", '{"timeZone":"Europe/Athens"}', "Ώ"],
  ["fr", "{}", "\u202f"],
  ["fr", "{}", "û"],
  ["mr", "{}", "९"],
] as const)("in %s, %j needs the characters of %j", ([language, entry, written]) => {
  const shown = new Set(byIntl(language, entry));
  for (const character of written) expect(shown).toContain(character);
});
