import { expect, test } from "vitest";
import { compoundOf } from "#server/testing/compound.ts";
import { docxParts, docxWith, outside, relationshipIn, strictTypes } from "#server/testing/docx.ts";
import { many, plain, zipOf } from "#server/testing/zip.ts";
import { inspectResume } from "./inspect.ts";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const types = { pdf: "application/pdf", doc: "application/msword", docx: docxType };

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const rtf = Buffer.from("{\\rtf1\\ansi{\\*\\template http://a.example/cv.dot}{\\object\\objemb}}");
const doc = compoundOf(["WordDocument", "1Table", "\u0005SummaryInformation"]);
const docx = docxWith();
const around = (before: string, bytes: Buffer, after = "") =>
  Buffer.concat([Buffer.from(before, "latin1"), bytes, Buffer.from(after, "latin1")]);
const mail = "Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: binary\r\n\r\n";

const settings = "word/_rels/settings.xml.rels";
const template = (target: string) =>
  docxWith(relationshipIn(settings, "attachedTemplate", target, outside));
const gallery =
  "/Users/a/Library/Containers/com.microsoft.Word/Data/Library/Application%20Support/tf10002081.dotx";
const defaultType = (extension: string, type: string) =>
  zipOf(docxParts({ types: `<Default Extension="${extension}" ContentType="${type}"/>` }));
const named = (...names: string[]) => docxWith(...names.map((name) => plain(`word/${name}`)));
const utf16 = (xml: string) => Buffer.from(`\ufeff${xml.replace("UTF-8", "UTF-16")}`, "utf16le");

type Accepted = [extension: keyof typeof types, description: string, bytes: Buffer];
test.for<Accepted>([
  ["docx", "required parts only", docx],
  ["docx", "a template of Word 16 for Mac", template(`file:///${gallery}`)],
  ["docx", "a template of Word 2011 for Mac", template("Macintosh%20HD:Users:a:Resume.dotx")],
  ["docx", "a template on a server", template("https://a.example/cv.dotm")],
  [
    "docx",
    "ONLYOFFICE's type of OLE objects",
    defaultType("bin", "application/vnd.openxmlformats-officedocument.oleObject"),
  ],
  [
    "docx",
    "an unused type with macros",
    defaultType("docm", "application/vnd.ms-word.document.macroEnabled.main+xml"),
  ],
  [
    "docx",
    "LibreOffice's order of parts",
    zipOf([plain("docProps/app.xml"), plain("word/styles.xml"), ...docxParts().toReversed()]),
  ],
  [
    "docx",
    "Google's streamed archive",
    zipOf([plain("word/numbering.xml"), ...docxParts()], { streamed: true }),
  ],
  ["docx", "strict OOXML", zipOf(docxParts({ relationships: strictTypes }))],
  [
    "docx",
    "UTF-16",
    zipOf(docxParts().map(({ name, content }) => plain(name, utf16(content.toString())))),
  ],
  ["docx", "ZIP64", zipOf(docxParts(), { zip64: true })],
  [
    "docx",
    "backslashes",
    zipOf(docxParts().map(({ name, content }) => plain(name.replace("/", "\\"), content))),
  ],
  ["docx", "absolute names", zipOf(docxParts().map((part) => plain(`/${part.name}`)))],
  ["docx", "3000 parts", docxWith(...many(3000))],
  ["docx", "an OLE object", named("embeddings/oleObject1.bin")],
  ["docx", "an ActiveX control", named("activeX/activeX1.bin")],
  ["docx", "a workbook", named("embeddings/Microsoft_Excel_Sheet1.xlsx")],
  [
    "docx",
    "a mail merge",
    docxWith(relationshipIn(settings, "mailMergeSource", "file:///C:\\list.mdb", outside)),
  ],
  ["docx", "bytes before", around(mail, docx)],
  [
    "docx",
    "a byte order mark and ZIP64",
    around("\xef\xbb\xbf", zipOf(docxParts(), { zip64: true })),
  ],
  ["docx", "bytes after", around("", docx, "\r\n--boundary--\r\n")],
  ["docx", "the start of an end record after", around("", docx, "\0".repeat(30))],
  ["doc", "Word 97", doc],
  ["doc", "Word 6", compoundOf(["WordDocument"], { ident: 0xa5dc })],
  ["doc", "embedded documents", compoundOf(["WordDocument", "ObjectPool/", "Workbook", "Package"])],
  ["doc", "other flags", compoundOf(["WordDocument"], { flags: 0xfeff })],
  ["doc", "bytes after", around("", doc, "\r\n")],
  ["pdf", "only PDF", pdf],
  ["pdf", "a line break before", around("\r\n", pdf)],
  ["pdf", "bytes before and after", around(mail, pdf, "\0".repeat(5000))],
  ["pdf", "an archive in it", around("", pdf, docx.toString("latin1"))],
])("accepts %s: %s", async ([extension, , bytes]) => {
  const name = `cv.${extension}`;
  const accepted = { ok: true, mediaType: types[extension], name };
  expect(await inspectResume({ name, bytes })).toEqual(accepted);
});

test.for([
  ["cv.doc", docx, docxType, "cv.docx"],
  ["cv.pdf", docx, docxType, "cv.docx"],
  ["A. Khan.docx", doc, types.doc, "A. Khan.doc"],
  ["cv.docx", pdf, types.pdf, "cv.pdf"],
  ["cv.doc", rtf, "application/rtf", "cv.doc"],
] as const)("%s gets the extension of its content", async ([name, bytes, mediaType, becomes]) => {
  expect(await inspectResume({ name, bytes })).toEqual({ ok: true, mediaType, name: becomes });
});

const locked = { flags: 0x100 };
test.for([
  ["resumeEmpty", "cv.pdf", "nothing", Buffer.alloc(0)],
  ["resumeUnreadable", "cv.doc", "a web page", Buffer.from("<html><h1>Not found</h1>")],
  [
    "resumeUnreadable",
    "cv.doc",
    "a web page for Word",
    Buffer.from("MIME-Version: 1.0\r\n\r\n<html>"),
  ],
  ["resumeUnreadable", "cv.pdf", "an image", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["resumeUnreadable", "cv.pdf", "a header too late", around(" ".repeat(1024), pdf)],
  ["resumeUnreadable", "cv.docx", "RTF", rtf],
  ["resumeUnreadable", "cv.docx", "a workbook", zipOf(docxParts({ folder: "xl" }))],
  ["resumeUnreadable", "cv.docx", "slides", zipOf(docxParts({ folder: "ppt" }))],
  [
    "resumeUnreadable",
    "cv.docx",
    "other files",
    zipOf([plain("words.txt"), plain("a/word/b.xml")]),
  ],
  ["resumeUnreadable", "cv.pdf", "an archive of a PDF", around("PK\x03\x04cv.pdf", pdf)],
  ["resumeUnreadable", "cv.docx", "half a download", docx.subarray(0, docx.length - 30)],
  ["resumeUnreadable", "cv.doc", "an old workbook", compoundOf(["Workbook"])],
  ["resumeUnreadable", "cv.doc", "old slides", compoundOf(["PowerPoint Document", "Pictures"])],
  ["resumeUnreadable", "cv.doc", "a signature only", doc.subarray(0, 40)],
  ["resumeLocked", "cv.docx", "a password", compoundOf(["EncryptionInfo", "EncryptedPackage"])],
  ["resumeLocked", "cv.doc", "a password for Word 97", compoundOf(["WordDocument"], locked)],
  ["resumeLocked", "cv.docx", "encrypted submissions", zipOf(docxParts(), { encrypted: true })],
  ["resumeMacros", "cv.docx", "macros", named("vbaProject.bin")],
  ["resumeMacros", "cv.docx", "macros in capitals", named("VBAPROJECT.BIN")],
  ["resumeMacros", "cv.docx", "macros elsewhere", docxWith(plain("a\\b_vbaProject.bin"))],
  ["resumeMacros", "cv.docx", "data about macros", named("vbaData.xml")],
  ["resumeMacros", "cv.docx", "macros after other bytes", around(mail, named("vbaProject.bin"))],
  ["resumeMacros", "cv.doc", "macros", compoundOf(["WordDocument", "Macros/", "VBA/", "dir"])],
  ["resumeMacros", "cv.doc", "a macro project", compoundOf(["WordDocument", "_VBA_PROJECT"])],
  ["resumeMacros", "cv.doc", "a sheet's", compoundOf(["WordDocument", "_VBA_PROJECT_CUR/"])],
] as const)("%s for %s with %s", async ([cause, name, , bytes]) => {
  expect(await inspectResume({ name, bytes })).toEqual({ ok: false, cause });
});
