import { expect, test } from "vitest";
import type { Store } from "../inbox/store.ts";
import { exportTo } from "./export.ts";
import { fileName } from "../file-name.ts";
import { fit } from "./list.ts";
import { wiped } from "./remove.ts";
import { filled } from "./testing.ts";
import { aMessage } from "../testing/entries.ts";

test.for<[string, number, string]>([
  ["abcdef", 6, "abcdef"],
  ["abcdef", 5, "abcd…"],
  ["李雷李雷", 7, "李雷李…"],
  ["李雷李雷", 6, "李雷…"],
  ["a👩‍👩‍👧‍👦bc", 4, "a👩‍👩‍👧‍👦…"],
  ["آمنہ", 4, "آمنہ"],
  ["李", 1, "…"],
  ["abc", Infinity, "abc"],
])("%s in %i cells is %s", ([text, width, shown]) => {
  expect(fit(text, width)).toBe(shown);
});

test.for<[string, string]>([
  ["Ayesha Khan (2026).docx", "Ayesha Khan (2026).docx"],
  ["../../etc/passwd", "etc passwd"],
  ["C:\\Users\\a\\cv.doc", "C Users a cv.doc"],
  [".bashrc", "bashrc"],
  ["cv. . .pdf", "cv.pdf"],
  ["", "resume"],
  ["...pdf", "resume.pdf"],
  ["con.pdf", "resume con.pdf"],
  ["a\0b\nc\u001b[31m.pdf", "a b c [31m.pdf"],
  [`"$(id)"\`id\`.pdf`, "(id) id.pdf"],
  [`${"x".repeat(300)}.docx`, `${"x".repeat(140)}.docx`],
  [`x${"李".repeat(90)}.docx`, `x${"李".repeat(46)}.docx`],
])("%j becomes %j", ([stored, name]) => {
  expect(fileName(stored)).toBe(name);
});

test("an export asks for an entry when the one before is written", async () => {
  const { store } = filled(aMessage());
  const entry = store.get(1);
  let asked = 0;
  const entries = function* () {
    for (; asked < 1000; asked += 1) yield entry;
  };
  const pieces = await exportTo({ ...store, entries } as Store, [], {
    yes: false,
    suspected: false,
    email: undefined,
  });
  for (const piece of pieces) {
    expect(JSON.parse(`${piece}]`)).toHaveLength(1);
    break;
  }
  expect(asked).toBeLessThan(3);
});

test.for<[("more" | "busy" | "clean")[], boolean]>([
  [["more", "busy", "more", "clean"], true],
  [["busy"], false],
])("wiping after %o: %s", async ([states, clean]) => {
  const wipe = () => (states.length > 1 ? states.shift() : states[0]) ?? "clean";
  expect(await wiped({ wipe }, 30)).toBe(clean);
});
