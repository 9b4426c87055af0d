import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { randomNumbers, pick, texts } from "#editor/testing/random-edit.ts";
import { yamlOf } from "./yaml.ts";

const file = `# A note that stays
title: Home
lead: >-
  A long text with a colon: it stands on one line, however long that gets to be in the end.
day: 2026-10-26
blank: ""
items:
  - name: First
    text: short
  - name: Second # why
    text: "quoted"
none: []
part:
  alt: a picture
`;
type Value = { lead: string; items: object[] };
const value = parse(file) as Value;

/** Lines of the edited file that the file does not have, and those that it has no longer. */
function difference(changes: object) {
  const changed = Object.entries({ ...value, ...changes });
  const now = yamlOf(Object.fromEntries(changed.filter(([, it]) => it !== undefined)), file);
  expect(parse(now)).toEqual({ ...value, ...changes });
  const [before, after] = [file, now].map((text) => text.split("\n"));
  return {
    added: after?.filter((line) => !before?.includes(line)),
    gone: before?.filter((line) => !after?.includes(line)),
  };
}

const [first, second] = value.items;
test.each([
  [
    { lead: value.lead.replace("long", "short") },
    [
      "  A short text with a colon: it stands on one line, however long that gets to be in the end.",
    ],
    ["  A long text with a colon: it stands on one line, however long that gets to be in the end."],
  ],
  [{ title: "yes: no" }, ['title: "yes: no"'], ["title: Home"]],
  [{ blank: "yes" }, ["blank: yes"], ['blank: ""']],
  [{ title: 7 }, ["title: 7"], ["title: Home"]],
  [{ day: "2026-11-01" }, ["day: 2026-11-01"], ["day: 2026-10-26"]],
  [{ items: [{ ...first, text: "long" }, second] }, ["    text: long"], ["    text: short"]],
  [{ items: [second] }, [], ["  - name: First", "    text: short"]],
  [{ items: [second, first] }, [], []],
  [{ none: ["one"] }, ["none:", "  - one"], ["none: []"]],
  [{ part: undefined }, [], ["part:", "  alt: a picture"]],
  [{ added: "new" }, ["added: new"], []],
])("%j changes only its lines", (changes, added, gone) =>
  expect(difference(changes)).toEqual({ added, gone }),
);

test("lines broken by hand stay until the entry changes, then each text is a line", () => {
  const byHand = "# ours\ntext: >-\n  broken\n  by hand\nother: as\n  well\n";
  expect(yamlOf({ text: "broken by hand", other: "as well" }, byHand)).toBe(byHand);
  expect(yamlOf({ text: "broken by hand", other: "no" }, byHand)).toBe(
    "# ours\ntext: >-\n  broken by hand\nother: no\n",
  );
});

test("what an anchor stands for can be changed or deleted in one of its places", () => {
  const shared = "# ours\nlist:\n  - &same { text: one }\n  - &two [*same]\n  - *two\n";
  const { list } = parse(shared) as { list: object[] };
  expect(yamlOf({ list: list.slice(1) }, shared)).toBe(
    "# ours\nlist:\n  - [ { text: one } ]\n  - [ { text: one } ]\n",
  );
  const changed = { list: [{ text: "new" }, ...list.slice(1)] };
  expect(parse(yamlOf(changed, shared))).toEqual(changed);
});

test("every text is read as it was written, however it stood before", () => {
  const random = randomNumbers(1);
  const odd = ["\u0008", "\u001B[0m", "\r", "\u0000", "\uFFFE", "\uD83D", "\u0085", "\u2028"];
  const all = [...texts, ...odd.flatMap((it) => [it, `seit 2019${it}, und mehr davon`])];
  const ways = ["a: b", "a: 'b'", 'a: "b"', "a: >-\n  b", "a: |-\n  b", "a: [b, b]", "a: 7"];
  for (const way of ways)
    for (const text of all) {
      const list = way.includes("[") ? [text, pick(random, all)] : text;
      const written = yamlOf({ a: list }, `${way}\n`);
      expect(parse(written), written).toEqual({ a: list });
      expect(yamlOf({ a: "x" }, written)).toBe(yamlOf({ a: "x" }, yamlOf({ a: list }, written)));
    }
});

test("entries are formatted: one changed text changes no other line", async () => {
  const files = await Array.fromAsync(glob("tests/company/content/**/index.yaml"));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const text = await readFile(name, "utf8");
    const entry = parse(text) as object;
    expect(yamlOf({ ...entry, added: 1 }, text), name).toBe(`${text}added: 1\n`);
  }
});
