import { expect, test } from "vitest";
import { cleanFileName } from "./file-name.ts";

test.for([
  ["Ayesha Khan.pdf", "Ayesha Khan.pdf"],
  ["CV.PDF", "cv.pdf".replace("cv", "CV")],
  ["C:\\Users\\ayesha\\cv.docx", "cv.docx"],
  ["../../etc/passwd.doc", "passwd.doc"],
  ["/cv.pdf", "cv.pdf"],
  ["..\\..pdf", "pdf"],
  ["cv\u202efdp.exe", "cvfdp.exe"],
  ["cv\r\nX-Evil: 1\0.pdf", "cvX-Evil- 1.pdf"],
  ["\u200b\u2066cv\u2069.pdf\ufeff", "cv.pdf"],
  ["سی‌وی.pdf", "سی‌وی.pdf"],
  ["re\u0301sume\u0301.pdf", "r\u00e9sum\u00e9.pdf"],
  ["cv.pdf. .", "cv.pdf"],
  ["con.pdf", "con-.pdf"],
  ['a<b>:"c|d?e*.pdf', "a-b---c-d-e-.pdf"],
  ["$(reboot) `x`;.pdf", "-(reboot) -x--.pdf"],
  ["\ud800cv.pdf", "\ufffdcv.pdf"],
  ["", ""],
  ["///", ""],
] as const)("%j becomes %j", ([name, clean]) => {
  expect(cleanFileName(name)).toBe(clean);
});

test("a long name keeps its ending and breaks no character apart", () => {
  const clean = cleanFileName(`${"🏛".repeat(500)}.docx`);
  expect(clean).toBe(`${"🏛".repeat(60)}.docx`);
  expect(cleanFileName(`a.${"b".repeat(500)}`)).toBe("a.bbbbbbbbb");
});
