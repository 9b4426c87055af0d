import { type Field, type Found, type Path, walk } from "#content/forms/fields.ts";
import { setAt, valueAt } from "#content/forms/references.ts";
import type { Data } from "#content/site.ts";

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item; // never empty here

/** What people type by accident, and what YAML could take for something else. */
export const texts = [
  "",
  " ",
  "A word",
  "yes",
  "null",
  "~",
  "4.9",
  "1_000",
  "0x1F",
  "12:30",
  "2026-01-01",
  "- a dash",
  "# a number sign",
  "a: colon",
  "a # comment",
  "'one quote",
  '"two quotes"',
  "{braces",
  "[brackets]",
  "{company} and {unknown}",
  "&anchor *alias",
  "!tag %directive @at `tick`",
  "| bar > more",
  "<b>bold</b> & <script>alert(1)</script>",
  "a tab\there",
  "two\nlines",
  "three\n\nparagraphs\n\nof text",
  "trailing space ",
  " leading space",
  "no-break\u00A0space",
  "emoji 🚪",
  "دروازہ",
  "x".repeat(3000),
  "word ".repeat(60).trim(),
  "/",
  "/privcy",
  "/about",
  "https://other.example",
];

/** A copy of a value with one random change, often an invalid one. */
export function changed(random: () => number, form: Field, value: Data): Data {
  const copy = structuredClone(value);
  const {
    field,
    path,
    value: at,
  } = pick(
    random,
    [...walk(form, value)].filter((it) => it.path.length > 0 && it.field.type !== "group"),
  );
  set(copy, path, other(random, { field, path, value: at }));
  return copy;
}

function other(random: () => number, { field, value }: Found): unknown {
  if (random() < 0.05) return pick(random, [undefined, "", 7, [], {}, null]);
  switch (field.type) {
    case "number":
      return pick(random, [-1, 0, 1, 2.5, 99_999_999, "many"]);
    case "yes-no":
      return value !== true;
    case "day":
      return pick(random, ["2020-01-01", "2027-03-01", "2027-02-30", "soon", ""]);
    case "choice":
      return pick(random, [...field.options, "none of these"]);
    case "choices":
      return field.options.filter(() => random() < 0.4);
    case "list":
      return otherList(random, Array.isArray(value) ? value : []);
    case "cases":
      return { [field.key]: pick(random, [...Object.keys(field.cases), "elsewhere"]) };
    case "entry":
      return pick(random, ["nobody", String(value)]);
    case "color":
      return pick(random, ["#123456", "#fff", "red"]);
    default:
      return pick(random, texts);
  }
}

function otherList(random: () => number, list: readonly unknown[]): unknown[] {
  const place = Math.floor(random() * (list.length + 1));
  return pick(random, [
    list.filter((_, index) => index !== place),
    list.toReversed(),
    [...list, ...list.slice(0, 1)],
    [],
  ]);
}

/** Changes a part of an entry; `undefined` takes it out. */
export function set(value: unknown, path: Path, to: unknown): void {
  const around = valueAt(value, path.slice(0, -1));
  // A link in a text.
  if (typeof around === "string") return setAt(value, path, to ?? "");
  const parent = around as Data;
  const last = String(path.at(-1));
  if (to === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = to ?? "";
}
