import { describe, expect, test } from "vitest";
import { documentType, docxParts, zipOf, type Part } from "../testing/zip.ts";
import { isDocx } from "./docx.ts";

const more = (part: Part) => [...docxParts(), part];
const plain = (name: string, content: string | Buffer = "x"): Part => ({ name, content });

test.for([
  ["the smallest one", docxParts()],
  ["one with a picture", more(plain("word/media/image1.png"))],
  ["one with an embedded object", more(plain("word/embeddings/oleObject1.bin"))],
  ["one with a thousand parts less three", docxParts().concat(many(997))],
])("a Word document: %s", async ([, parts]) => {
  expect(await isDocx(zipOf(parts as Part[]))).toBe(true);
});

function many(count: number): Part[] {
  return Array.from({ length: count }, (_, i) => plain(`word/media/${i}.png`));
}

describe("no Word document", () => {
  const macroType = "ms-word.document.macroEnabled";
  const cases: [string, Buffer][] = [
    ["a plain archive", zipOf([plain("a.txt")])],
    ["a workbook", zipOf(docxParts("openxmlformats-officedocument.spreadsheetml.sheet"))],
    ["one without its text", zipOf(docxParts().slice(0, 2))],
    ["one without its types", zipOf(docxParts().slice(1))],
    ["an empty archive", zipOf([])],
    ["one with macros", zipOf(docxParts(macroType))],
    ["one with macros, spelt in capitals", zipOf(docxParts(macroType.toUpperCase()))],
    [
      "one whose macro type hides behind a reference",
      zipOf(docxParts("ms-word.document.macro&#69;nabled", `<X Y="${documentType}.main+xml"/>`)),
    ],
    [
      "one whose good type is in a comment",
      zipOf(docxParts("ms-word.x", `<!-- ${documentType}.main+xml -->`)),
    ],
    ["one with a macro part", zipOf(more(plain("word/vbaProject.bin")))],
    ["one with a macro part elsewhere", zipOf(more(plain("custom/VBAPROJECT.BIN")))],
    ["one with a macro part of another name", zipOf(docxParts(documentType, vbaByType()))],
    ["one in another alphabet", zipOf(withTypes(Buffer.from("\ufeff<Types/>", "utf16le")))],
    ["a part outside", zipOf(more(plain("../../evil")))],
    ["two parts of one name", zipOf(more(plain("word/document.xml")))],
    ["two parts of one name in other case", zipOf(more(plain("WORD/document.xml")))],
    ["bytes before it", Buffer.concat([Buffer.from("MZ"), zipOf(docxParts())])],
    ["bytes behind it", Buffer.concat([zipOf(docxParts()), Buffer.from("x")])],
    ["the first half of one", zipOf(docxParts()).subarray(0, 300)],
    ["an archive's first bytes", Buffer.from("PK\x03\x04PK\x05\x06")],
    ["zeros", Buffer.alloc(100)],
  ];
  test.for(cases)("%s", async ([, bytes]) => {
    expect(await isDocx(bytes)).toBe(false);
  });

  function vbaByType() {
    return '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>';
  }
  function withTypes(content: Buffer) {
    return docxParts().map((part, i) => (i === 0 ? { ...part, content } : part));
  }
});

describe("an archive made to do harm costs little", () => {
  const types = docxParts()[0] as Part;
  const rest = docxParts().slice(1);
  const bomb = Buffer.alloc(64 * 1024 * 1024, " ");
  const cases: [string, () => Buffer][] = [
    ["a bomb in the list of types", () => zipOf([{ ...types, content: bomb }, ...rest])],
    [
      "a bomb that says it is small",
      () => zipOf([{ ...types, content: bomb, claims: { unpacked: 400 } }, ...rest]),
    ],
    [
      "a part that says it is huge",
      () => zipOf(more({ ...plain("word/x.xml"), claims: { unpacked: 0xfffffff0 } })),
    ],
    [
      "two bombs in other parts",
      () => zipOf([types, ...rest, ...[1, 2].map((i) => plain(`${i}`, bomb))]),
    ],
    ["65,000 parts", () => zipOf([...docxParts(), ...many(65_000)])],
    ["the end says 65,535 parts and has three", () => zipOf(docxParts(), 65_535)],
    ["the end says more parts than there are", () => zipOf(docxParts(), 5)],
    ["a part behind the end", () => zipOf([{ ...types, claims: { offset: 0xfffffff } }, ...rest])],
    [
      "a part longer than the file",
      () => zipOf([{ ...types, claims: { packed: 0xfffffff } }, ...rest]),
    ],
    [
      "a part that starts inside another",
      () => zipOf(more({ ...plain("x"), claims: { offset: 5 } })),
    ],
    ["encrypted parts", () => zipOf([{ ...types, claims: { encrypted: true } }, ...rest])],
    ["itself, inside", () => zipOf([plain("word/document.xml", zipOf(docxParts()))])],
  ];
  test.for(cases)("%s", async ([, make]) => {
    const bytes = make();
    const before = process.memoryUsage();
    const started = performance.now();
    expect(await isDocx(bytes)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(8 * 1024 * 1024);
  });
});
