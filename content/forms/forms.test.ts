import { describe, expect, test } from "vitest";
import { type KindName, kinds } from "#content/kinds.ts";
import type { Field } from "./fields.ts";
import { formFor } from "./forms.ts";
import { labelNameOf } from "./field-labels.ts";
import labelTexts from "./labels.json" with { type: "json" };

const names = Object.keys(kinds) as KindName[]; // Object.keys returns string[]

type Named = { names: readonly string[]; field: Field };

/** Every field with words of its own: items of a list have those of the list. */
function* fieldsIn(field: Field, path: readonly string[]): Generator<Named> {
  if (field.type === "list") return yield* insideOf(field.item, path);
  return yield* insideOf(field, path);
}
function* insideOf(field: Field, path: readonly string[]): Generator<Named> {
  const inner =
    field.type === "group"
      ? Object.entries(field.fields).map(([key, it]) => [[...path, key], it] as const)
      : [];
  for (const [names, it] of inner) {
    yield { names, field: it };
    yield* fieldsIn(it, names);
  }
  if (field.type === "cases")
    for (const it of Object.values(field.cases)) if (it) yield* insideOf(it, path);
}

const fields = names.flatMap((kind) => [...fieldsIn(formFor(kind), [kind])]);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

describe("every field of every form", () => {
  test("calls an item of a list by one of what the list has", () => {
    const items = fields.flatMap(({ field }) => (field.type === "list" ? [field.item.label] : []));
    expect(items).toContain("Technology");
    expect(items.filter((label) => /(?:ie|[^s]s)$/.test(label))).toEqual([]);
  });

  test("is of one of these types, all of which are in use", () => {
    const items = fields.map(({ field }) => (field.type === "list" ? field.item : field).type);
    expect([...new Set(items)].toSorted().join(", ")).toBe(
      "address, cases, choice, choices, color, day, drawing, entry, file, group, icon, number, picture, text, yes-no",
    );
  });

  test("has a label, and a help text that says more", () => {
    expect(fields.length).toBeGreaterThan(600);
    const silent = fields.filter(
      ({ field: { label, help = "" } }) => !label || !help || plain(help) === plain(label),
    );
    expect(silent.map(({ names, field }) => `${names.join(".")}: ${field.label}`)).toEqual([]);
  });

  test("says nothing of files, folders or code", () => {
    const technical = fields.filter(({ field: { label, help = "" } }) =>
      /\.svg|assets\/|\bslug\b|\burl\b|\bid\b|discriminant|\byaml\b/i.test(`${label} ${help}`),
    );
    expect(
      technical.map(({ names, field }) => `${names.join(".")}: ${field.label}, ${field.help}`),
    ).toEqual([]);
  });
});

test("no words are left over", () => {
  const used = new Set(fields.map(({ names }) => labelNameOf(names)));
  expect(Object.keys(labelTexts).filter((name) => !used.has(name))).toEqual([]);
});

test("where a link or an old address leads is chosen among pages, also where it has rules of its own", () => {
  const to = fields.filter(({ names }) => names.at(-1) === "to");
  const isChosen = ({ field }: Named) => field.type === "address";
  expect(to.filter(isChosen).map(({ names: [kind] }) => kind)).toContain("moved");
});
