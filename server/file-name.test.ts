import { expect, test } from "vitest";
import { cleanFileName } from "./file-name.ts";

test.for([
  ["Ayesha Khan.PDF", "Ayesha Khan.pdf"],
  ["cv\r\nX-Evil: 1\0.pdf", "cvX-Evil- 1.pdf"],
  ["\u200bcv\u202efdp.exe\ufeff", "cvfdp.exe"],
  ["سی‌وی.pdf", "سی‌وی.pdf"],
  ["re\u0301sume\u0301.pdf", "r\u00e9sum\u00e9.pdf"],
  ["cv.pdf. .", "cv.pdf"],
  ["con .pdf", "con-.pdf"],
  ['$(a) `b`;<c>"d|e?*.pdf', "-(a) -b---c--d-e--.pdf"],
  ["\ud800cv.pdf", "\ufffdcv.pdf"],
  ["../../etc/.bashrc", "bashrc"],
  [`${"x".repeat(300)}.docx`, `${"x".repeat(140)}.docx`],
  [`x${"李".repeat(90)}.docx`, `x${"李".repeat(46)}.docx`],
  [`a.${"b".repeat(500)}`, "a.bbbbbbbbb"],
] as const)("%j becomes %j", ([name, clean]) => {
  expect(cleanFileName(name)).toBe(clean);
});
