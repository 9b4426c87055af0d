import { expect, test } from "vitest";
import * as zip from "../testing/zip.ts";
import { isDocx } from "./docx.ts";

const { documentType, docxParts, many, plain, zipOf } = zip;
const withParts = (...parts: zip.Part[]) => zipOf([...docxParts(), ...parts]);
const [types, ...rest] = docxParts();
const typesWith = (from: string | RegExp, to: string) =>
  zipOf([plain(types.name, types.content.replaceAll(from, to)), ...rest]);

test.for<[boolean, string, Buffer]>([
  [true, "the required parts only", zipOf(docxParts())],
  [true, "text in document2.xml", zipOf(docxParts(documentType, "word/document2.xml"))],
  [true, "single quotes", typesWith(/"/g, "'")],
  [true, "a thousand parts", withParts(...many(997))],
  [false, "a workbook", zipOf(docxParts("openxmlformats-officedocument.spreadsheetml.sheet"))],
  [false, "no text", zipOf(docxParts().slice(0, 2))],
  [false, "macros", typesWith("application/xml", "application/vnd.ms-excel.MACROEnabled.12")],
  [false, "macros behind a reference", zipOf(docxParts("ms-word.document.macro&#69;nabled"))],
  [false, "another type of macros", typesWith("application/xml", "application/vnd.x.vbaProject")],
  [false, "its type in a comment", typesWith(/<Override.*>/g, "<!-- $& --></Types>")],
  [false, "UTF-7, which hides words", typesWith("UTF-8", "UTF-7")],
  [false, "bytes before it", Buffer.concat([Buffer.from("MZ"), zipOf(docxParts())])],
])("isDocx is %s for a document with %s", async ([expected, , bytes]) => {
  expect(await isDocx(bytes)).toBe(expected);
});

const goodParts = "word/media/image1.png word/embeddings/Microsoft_Excel_Sheet.xlsx".split(" ");
const badParts = `word/embeddings/oleObject1.bin word/activeX/activeX1.bin word/vbaProject.bin
  custom/VBAPROJECT.BIN word/media/image1.png.EXE word/a.vbs a.lnk ../../evil word/document.xml
  WORD/document.xml`.split(/\s+/);
test.for([...goodParts, ...badParts])("allows or rejects a part named %s", async (name) => {
  expect(await isDocx(withParts(plain(name)))).toBe(goodParts.includes(name));
});

test.for([
  [true, "hyperlink", "https://a.example/?b&amp;c&#39;"],
  [true, "image", "https://a.example/b.png"],
  [true, "attachedTemplate", String.raw`file:///C:\Users\a\Modern%20resume.dotx`],
  [true, "attachedTemplate", "Normal.dotm"],
  [false, "attachedTemplate", "https://a.example/b.dotm"],
  [false, "attachedTemplate", "file:///%5c%5ca.example/b.dotm"],
  [false, "subDocument", "https://a.example/b"],
  [false, "oleObject", "embeddings/a.doc", "Internal"],
  [false, "ole&#79;bject", "embeddings/a.doc", "Internal"],
  [false, "control", "activeX/activeX1.xml", "Internal"],
] as const)("isDocx is %s: %s %s", async ([expected, kind, target, mode = "External"]) => {
  const part = zip.relationshipIn("word/_rels/a.rels", kind, target, mode);
  expect(await isDocx(withParts(part))).toBe(expected);
});

const bomb = types.content + " ".repeat(64 * 1024 * 1024);
const claiming = (claims: zip.Part["claims"], content = types.content) =>
  zipOf([{ ...types, content, claims }, ...rest]);
const endRecords = Buffer.alloc(5 << 20, "PK\x05\x06");
const withPart = (claims: zip.Part["claims"]) => withParts({ ...plain("x"), claims });

test.for<[string, () => Buffer]>([
  ["a ZIP bomb in the content types", () => claiming({}, bomb)],
  ["a ZIP bomb that claims to be small", () => claiming({ unpacked: 400 }, bomb)],
  ["a ZIP bomb in another part", () => withPart({ unpacked: 101 << 20 })],
  ["relationships too large together", () => withParts(...many(900, "rels", " ".repeat(300)))],
  ["an unclosed tag", () => withParts(plain("a.rels", `<a${" a='".repeat(60_000)}`))],
  ["too many parts", () => withParts(...many(998))],
  ["5 MB of end records", () => Buffer.concat([zipOf(docxParts()), endRecords])],
  ["an end record with a wrong number of parts", () => zipOf(docxParts(), 65_535)],
  ["a part beyond the end", () => claiming({ offset: 0xfffffff })],
  ["a part that is too long", () => withPart({ packed: 0xfffffff })],
  ["a part that starts inside another", () => withPart({ offset: 5 })],
  ["encrypted parts", () => claiming({ encrypted: true })],
])("a malicious archive costs little: %s", async ([, make]) => {
  const bytes = make();
  const before = process.memoryUsage().arrayBuffers;
  const started = performance.now();
  expect(await isDocx(bytes)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
});
