import { expect, test } from "vitest";
import { compoundOf, wordEntries } from "../testing/compound.ts";
import { docxParts, documentType, zipOf } from "../testing/zip.ts";
import { mediaTypeOf } from "./media-type.ts";

const pdf = "%PDF-1.7\n1 0 obj\n";
const doc = compoundOf(wordEntries()).toString("latin1");
const docx = zipOf(docxParts()).toString("latin1");
const rtf = (text: string) => `{\\rtf1\\ansi ${text}}`;

test.for<[name: string, content: string, bytes: string, mediaType?: string]>([
  ["cv.pdf", "a PDF", pdf, "application/pdf"],
  ["cv.pdf", "a PDF after a byte order mark", `\xef\xbb\xbf\r\n ${pdf}`, "application/pdf"],
  ["cv.pdf", "a PDF after too many blanks", " ".repeat(17) + pdf],
  ["cv.pdf", "a program with a PDF", `MZ\x90\0${pdf}`],
  ["cv.pdf", "a page with a PDF", `<html><!-- ${pdf}`],
  ["cv.doc", "a Word 97 document", doc, "application/msword"],
  ["cv.doc", "a DOCX", docx],
  ["cv.doc", "RTF", rtf("{\\pict 89504e47}"), "application/rtf"],
  ["cv.doc", "RTF from a template", rtf("{\\*\\template C:\\\\a.dot}"), "application/rtf"],
  ["cv.doc", "RTF with a remote template", rtf("{\\*\\template http://a.example/b}")],
  ["cv.doc", "RTF with an object", rtf("{\\object\\objemb}")],
  ["cv.doc", "RTF with an object's data", rtf("{\\*\\OBJDATA 0105}")],
  ["cv.docx", "a Word document", docx, `application/vnd.${documentType}`],
  ["cv.rtf", "RTF", rtf("")],
])("the content counts: %s with %s", async ([name, , content, mediaType]) => {
  const bytes = Buffer.from(`%PDF-${content}`, "latin1").subarray(5);
  expect(await mediaTypeOf({ name, bytes })).toBe(mediaType);
});
