import { isDeepStrictEqual } from "node:util";
import { isDay } from "#contract/days.ts";
import { type Field, fieldsOfCase, hidden, optionName } from "#content/forms/fields.ts";
import { ordinal } from "#content/forms/field-labels.ts";
import { shownDay } from "#content/schemas/kind.ts";

/** A value as a person reads it: `picture` is its name in the entry. */
export type Shown = { text: string } | { picture: string };

/** A place of an entry where two versions differ; with items added, removed or moved, that is the whole list. */
export type Difference = { place: string; old?: Shown; now?: Shown };

/** How other entries are called: by kind and name. */
export type TitleOf = (kind: string, slug: string) => string;

type Place = { field: Field; labels: readonly string[]; titleOf: TitleOf };

/** Where two values of a form differ, in the words of the form. */
export const differencesIn = (form: Field, old: unknown, now: unknown, titleOf: TitleOf) =>
  compare({ field: form, labels: [], titleOf }, old, now);

function compare(place: Place, old: unknown, now: unknown): Difference[] {
  if (isDeepStrictEqual(old, now)) return [];
  const { field, labels } = place;
  if (field.type === "list" && Array.isArray(old) && Array.isArray(now))
    return compareLists(place, field.item, old, now);
  const inner = innerFields(field, old, now);
  if (!inner) return [differenceAt(place, old, now)];
  return Object.entries(inner).flatMap(([key, it]) => {
    const at = { ...place, field: it, labels: [...labels, it.label] };
    return compare(at, valueAt(old, key), valueAt(now, key));
  });
}

const valueAt = (value: unknown, key: string) => (value as Record<string, unknown>)[key];

/** The fields in a value; undefined if the two have not the same ones. */
function innerFields(field: Field, old: unknown, now: unknown): Record<string, Field> | undefined {
  if (!isObject(old) || !isObject(now)) return undefined;
  if (field.type === "group") return field.isOptional ? { ...field.fields, hidden } : field.fields;
  if (field.type !== "cases" || old[field.key] !== now[field.key]) return undefined;
  return fieldsOfCase(field, now);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Item by item if there are as many as before; the whole list if some came, went or moved. */
function compareLists(
  place: Place,
  item: Field,
  old: readonly unknown[],
  now: readonly unknown[],
): Difference[] {
  const isSame = (list: readonly unknown[]) => (value: unknown) =>
    list.some((it) => isDeepStrictEqual(it, value));
  const isMoved = now.some(
    (value, index) => !isDeepStrictEqual(value, old[index]) && isSame(old)(value),
  );
  if (old.length === now.length && !isMoved) {
    const label = place.labels.at(-1) ?? "";
    return now.flatMap((value, index) => {
      const labels = [...place.labels.slice(0, -1), `${label}, ${ordinal(index)}`];
      return compare({ ...place, field: item, labels }, old[index], value);
    });
  }
  const gone = old.filter((it) => !isSame(now)(it));
  const added = now.filter((it) => !isSame(old)(it));
  const isOrder = gone.length === 0 && added.length === 0;
  const list = (values: readonly unknown[]) =>
    values
      .map((it) => textOf(item, it, place.titleOf, isOrder ? ", " : "\n"))
      .join(isOrder ? "\n" : "\n\n");
  return [
    {
      place: `${place.labels.join(" › ")}${isOrder ? ": order" : ""}`,
      ...shown(list(isOrder ? old : gone), list(isOrder ? now : added)),
    },
  ];
}

const shown = (old: string, now: string) => ({
  ...(old && { old: { text: old } }),
  ...(now && { now: { text: now } }),
});

function differenceAt({ field, labels, titleOf }: Place, old: unknown, now: unknown) {
  const place = labels.join(" › ");
  if (field.type === "picture") {
    const pictured = (name: unknown) => (typeof name === "string" ? { picture: name } : undefined);
    const [was, is] = [pictured(old), pictured(now)];
    return { place, ...(was && { old: was }), ...(is && { now: is }) };
  }
  if (field.type === "yes-no") return { place, ...shown(yesOrNo(old), yesOrNo(now)) };
  return { place, ...shown(textOf(field, old, titleOf), textOf(field, now, titleOf)) };
}

const yesOrNo = (value: unknown) => (value === true ? "Yes" : "No");

/** Everything that a value says, one line each, with the names of its fields; `between` them ", " in a row without names. */
function textOf(field: Field, value: unknown, titleOf: TitleOf, between = "\n"): string {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) {
    const item: Field = field.type === "list" ? field.item : { type: "text", label: "" };
    return value
      .map((it) => textOf(item, it, titleOf, between))
      .filter(Boolean)
      .join(between);
  }
  if (!isObject(value)) return wordOf(field, value, titleOf);
  const inner = Object.entries(innerFields(field, value, value) ?? {});
  const texts = inner.map(([key, it]) => [it.label, textOf(it, value[key], titleOf, between)]);
  return texts
    .filter(([, text]) => text)
    .map(([label = "", text = ""]) => (between === "\n" ? named(label, text) : text))
    .join(between);
}

const named = (label: string, text: string) =>
  `${label}:${text.includes("\n") ? "\n" : " "}${text}`;

/** As the form writes it. */
function wordOf(field: Field, value: unknown, titleOf: TitleOf): string {
  const text = String(value);
  if (field.type === "yes-no") return yesOrNo(value);
  if (field.type === "entry") return titleOf(field.of, text);
  if (field.type === "choice") return optionName(text, field.names);
  if (field.type === "address") return field.names?.[text] ?? text;
  return field.type === "day" && isDay(text) ? shownDay(text) : text;
}
