import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.for<[string, string]>([
  ["cv.pdf", "cv.pdf"],
  ["Ayesha Khan (2026).docx", "Ayesha Khan (2026).docx"],
  ["آمنہ خان.pdf", "آمنہ خان.pdf"],
  ["../../etc/passwd", "etc passwd"],
  ["C:\\Users\\a\\cv.doc", "C Users a cv.doc"],
  [".bashrc", "bashrc"],
  ["-rf.pdf", "rf.pdf"],
  ["", "resume"],
  [" .. ", "resume"],
  ["...pdf", "resume.pdf"],
  ["con.pdf", "resume con.pdf"],
  ["a\0b\nc\u001b[31m.pdf", "a b c [31m.pdf"],
  ["x\u202efdp.exe", "x fdp.exe"],
  [`"$(id)"\`id\`.pdf`, "(id) id.pdf"],
  [`${"x".repeat(300)}.docx`, `${"x".repeat(60)}.docx`],
])("%j becomes %j", ([stored, name]) => {
  expect(fileName(stored)).toBe(name);
});
