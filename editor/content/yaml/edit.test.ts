import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { editYaml } from "./edit.ts";
import { writeYaml } from "./write.ts";

const file = `# A note that stays
title: Home
lead: >-
  A paragraph that was folded by hand, so that
  its lines have a length of their own, which
  nobody has to know.
day: 2026-10-26
items:
  - name: First
    text: short
  - name: Second # why
    text: "quoted"
none: []
part:
  alt: a picture
`;
const value = parse(file) as Record<string, unknown>;

/** Lines of the edited file that the file does not have, and those that it has no longer. */
function difference(changes: object) {
  const changed = Object.entries({ ...value, ...changes });
  const edited = editYaml(file, Object.fromEntries(changed.filter(([, it]) => it !== undefined)));
  expect(parse(edited)).toEqual({ ...value, ...changes });
  const [old, now] = [file, edited].map((text) => text.split("\n"));
  return {
    added: now?.filter((line) => !old?.includes(line)),
    gone: old?.filter((line) => !now?.includes(line)),
  };
}

test.each([
  [
    { lead: String(value["lead"]).replace("length", "width") },
    ["  its lines have a width of their own, which"],
    ["  its lines have a length of their own, which"],
  ],
  [{ title: "Start" }, ["title: Start"], ["title: Home"]],
  [{ day: "2026-11-01" }, ["day: 2026-11-01"], ["day: 2026-10-26"]],
  [{ title: "2026-11-01" }, ['title: "2026-11-01"'], ["title: Home"]],
  [{ title: "yes" }, ['title: "yes"'], ["title: Home"]],
  [
    {
      items: [
        { name: "First", text: "long" },
        { name: "Second", text: "quoted" },
      ],
    },
    ["    text: long"],
    ["    text: short"],
  ],
  [{ items: [{ name: "Second", text: "quoted" }] }, [], ["  - name: First", "    text: short"]],
  [{ none: ["one"] }, ["none:", "  - one"], ["none: []"]],
  [{ part: { alt: "another one" } }, ["  alt: another one"], ["  alt: a picture"]],
  [{ part: undefined }, [], ["part:", "  alt: a picture"]],
  [{ added: "new" }, ["added: new"], []],
])("%j changes only its lines", (changes, added, gone) =>
  expect(difference(changes)).toEqual({ added, gone }),
);

test("a new file folds long texts and quotes what Astro would take for a number or a date", () => {
  const text = "This sentence is so long that it cannot stand on one line with its name before it.";
  expect(writeYaml({ text, list: ["4.9", "2026-01-01", "no"] })).toBe(
    `text: >-\n  This sentence is so long that it cannot stand on one line with its name before\n  it.\nlist:\n  - "4.9"\n  - "2026-01-01"\n  - "no"\n`,
  );
});

test("saving an unchanged entry of the brand changes nothing", async () => {
  const files = await Array.fromAsync(glob(`${brandFolder}/content/**/index.yaml`));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const text = await readFile(name, "utf8");
    expect(editYaml(text, parse(text)), name).toBe(text);
  }
});
