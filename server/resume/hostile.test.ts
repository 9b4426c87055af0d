import { expect, test } from "vitest";
import { maxResumeBytes } from "#contract/application.ts";
import { compoundOf } from "#server/testing/compound.ts";
import { docxParts, docxWith } from "#server/testing/docx.ts";
import { endOf, many, plain, zipOf } from "#server/testing/zip.ts";
import { inspectResume } from "./inspect.ts";

const end = Buffer.from("PK\x05\x06");
const entry = zipOf([plain("x")]).subarray(-22 - 46 - 1, -22);
const repeated = (bytes: Buffer, size = maxResumeBytes) => Buffer.alloc(size, bytes);
/** An archive whose directory is `directory`. @param count the number of entries it claims */
const listing = (count: number, directory: Buffer) =>
  Buffer.concat([Buffer.from("PK\x03\x04"), directory, endOf(count, directory.length, 4)]);
const longNames = zipOf(Array.from({ length: 30 }, () => plain("x".repeat(65_000))));

test.for<[accepted: boolean, description: string, make: () => Buffer]>([
  [true, "a ZIP bomb", () => docxWith(plain("word/a.xml", Buffer.alloc(256 << 20)))],
  [true, "a directory in a circle and a text outside the file", () => circle()],
  [false, "more entries than a document has", () => docxWith(...many(5000))],
  [false, "a directory of 100,000 entries", () => listing(65_535, repeated(entry))],
  [false, "a directory that ends early", () => listing(5000, repeated(entry, 200 * entry.length))],
  [false, "long names", () => longNames],
  [false, "end records", () => repeated(end)],
  [false, "end records after a document", () => Buffer.concat([zipOf(docxParts()), repeated(end)])],
  [false, "local headers", () => repeated(Buffer.from("PK\x03\x04"))],
  [false, "signatures of a directory", () => listing(4000, repeated(Buffer.from("PK\x01\x02")))],
  [false, "compound file signatures", () => repeated(Buffer.from("d0cf11e0a1b11ae1", "hex"))],
  [false, "a compound file of entries", () => compoundOf(Array(40_000).fill("x".repeat(31)))],
])("memory is bounded, accepted %s: %s", async ([accepted, , make]) => {
  const bytes = make();
  const before = process.memoryUsage().arrayBuffers;
  expect(await inspectResume({ name: "cv.docx", bytes })).toMatchObject({ ok: accepted });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * maxResumeBytes);
});

/** Its table says that the directory's only sector is followed by itself; its text is outside the file. */
function circle(): Buffer {
  const bytes = compoundOf(["WordDocument"]);
  bytes.writeUInt32LE(1, 516);
  bytes.writeUInt32LE(0x7fffffff, 1024 + 128 + 116);
  return bytes;
}
