import { expect, test } from "vitest";
import { compoundOf, wordEntries } from "../testing/compound.ts";
import { docxParts, zipOf } from "../testing/zip.ts";
import { resumeMediaType } from "./judge.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n");
const doc = compoundOf(wordEntries());
const docx = zipOf(docxParts());
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const cases: [string, string, Uint8Array, string | undefined][] = [
  ["cv.pdf", "a PDF", pdf, "application/pdf"],
  [
    "cv.pdf",
    "a PDF after a kilobyte less six",
    Buffer.concat([Buffer.alloc(1019), pdf]),
    "application/pdf",
  ],
  ["cv.pdf", "a header that comes too late", Buffer.concat([Buffer.alloc(1020), pdf]), undefined],
  ["cv.doc", "a Word 97 document", doc, "application/msword"],
  ["cv.docx", "a Word document", docx, word],
  ["cv.doc", "a Word document of the newer kind", docx, undefined],
  ["cv.docx", "a Word 97 document", doc, undefined],
  ["cv.docx", "a PDF", pdf, undefined],
  ["cv.pdf", "a program", Buffer.from("MZ\x90\0\x03\0\0\0\x04"), undefined],
  ["cv.doc", "a text", Buffer.from("{\\rtf1 hello}"), undefined],
  ["cv.docx", "seven bytes", Buffer.from("PK\x03\x04abc"), undefined],
  ["cv", "a PDF", pdf, undefined],
  ["cv.constructor", "a PDF", pdf, undefined],
];
test.for(cases)("%s with %s inside", async ([name, , bytes, type]) => {
  expect(await resumeMediaType(name, bytes)).toBe(type);
});

test("a view into a larger buffer is judged by its own bytes", async () => {
  const around = Buffer.concat([
    Buffer.from("%PDF-1.7"),
    Buffer.alloc(64),
    Buffer.from("%PDF-1.7"),
  ]);
  expect(await resumeMediaType("cv.pdf", around.subarray(8, 72))).toBeUndefined();
});
