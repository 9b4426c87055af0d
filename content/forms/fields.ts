import { linksIn } from "#content/markdown.ts";
import type { Limit, NamesOf } from "#content/schemas/fields.ts";

/* The form of an entry, which the browser draws. Plain data: schemas stay on the server. */

type Shape =
  /** `isQuoted`: pages put quotation marks around it. `isMarkdown`: links in it are addresses, too. */
  | {
      type: "text";
      isLong?: boolean;
      isQuoted?: boolean;
      isMarkdown?: boolean;
      limits?: Limit[];
    }
  | { type: "number"; isWhole?: boolean }
  | { type: "yes-no" }
  /** `isFirst`: visitors see nothing before it. `isToday`: of a new entry. */
  | { type: "day"; isFirst?: boolean; isToday?: boolean }
  | { type: "color" }
  | { type: "icon" }
  /** `isOwn`: of this site only. `names`: what people read of words that stand there instead. */
  | { type: "address"; isOwn?: boolean; names?: Names }
  | { type: "picture" }
  /** Beside the entry. `is`: "an SVG file". `endings`: of its name, with the dot. */
  | { type: "file"; is: string; endings: readonly string[] }
  | { type: "drawing"; folder: string }
  /** `names`: what people read instead of the options. `of`: further options, which other entries list. */
  | { type: "choice"; options: string[]; names?: Names; of?: NamesOf }
  | { type: "choices"; options: string[]; of?: NamesOf }
  | { type: "entry"; of: string }
  | { type: "list"; item: Field; min: number; max?: number }
  | { type: "group"; fields: Record<string, Field> }
  /** In the file the name of a case at `key`, and beside it the fields of that case. */
  | { type: "cases"; key: string; cases: Record<string, Group>; names?: Names };

type Names = Readonly<Record<string, string>>;

export type Field = Shape & {
  label: string;
  help?: string;
  /** Missing in the file when empty. */
  isOptional?: boolean;
};
export type Group = Extract<Field, { type: "group" }>;
export type Cases = Extract<Field, { type: "cases" }>;

/** What people read for an option. */
export const optionName = (option: string, names: Names = {}): string =>
  names[option] ?? option.charAt(0).toUpperCase() + option.slice(1);

/** Keys and places in lists that lead to a value of an entry. */
export type Path = (string | number)[];

export type Found = { field: Field; value: unknown; path: Path };

/** Every value that a form shows, with its field; groups and lists before what is in them. */
export function* walk(field: Field, value: unknown, path: Path = []): Generator<Found> {
  yield { field, value, path };
  for (const [key, inner] of childrenOf(field, value))
    yield* walk(inner, childOf(value, key), [...path, key]);
}

/** A field and all fields in it, whatever a value has. */
export function* fieldsIn(field: Field): Generator<Field> {
  yield field;
  if (field.type === "list") yield* fieldsIn(field.item);
  const groups = field.type === "cases" ? Object.values(field.cases) : [field];
  for (const it of groups)
    if (it.type === "group") for (const inner of Object.values(it.fields)) yield* fieldsIn(inner);
}

/** Beside the fields of an optional group, which pages then leave out as if it were not there. */
export const hidden: Field = { type: "yes-no", label: "Hidden for now", isOptional: true };

const linkInText: Field = { type: "address", label: "Link" };

/** What is at a key of a group, at a place of a list, or the link at a place of a text. */
export const childOf = (value: unknown, key: string | number): unknown =>
  typeof value === "string"
    ? linksIn(value)[Number(key)]?.to
    : (value as Record<string | number, unknown> | undefined)?.[key];

/** The fields directly inside a value. */
function childrenOf(field: Field, value: unknown): [string | number, Field][] {
  if (field.type === "list")
    return Array.isArray(value) ? value.map((_, index) => [index, field.item]) : [];
  if (field.type === "text" && field.isMarkdown && typeof value === "string")
    return linksIn(value).map((_, index) => [index, linkInText]);
  if (typeof value !== "object" || value === null) return [];
  if (field.type === "group") {
    const fields = Object.entries(field.fields);
    return field.isOptional && "hidden" in value ? [...fields, ["hidden", hidden]] : fields;
  }
  return field.type === "cases" ? Object.entries(fieldsOfCase(field, value)) : [];
}

/** The fields of a choice that decides which fields follow: the choice itself, and those of its case. */
export function fieldsOfCase(
  { key, cases, label, names }: Cases,
  value: object,
): Record<string, Field> {
  const chosen = cases[String((value as Record<string, unknown>)[key])];
  const choice: Field = {
    type: "choice",
    options: Object.keys(cases),
    label,
    ...(names && { names }),
  };
  return { [key]: choice, ...chosen?.fields };
}

/** The field at a path, and those on the way to it. */
export function fieldsAlong(form: Field, path: Path, value: unknown): Found[] {
  const found: Found[] = [{ field: form, value, path: [] }];
  for (const [depth, key] of path.entries()) {
    const last = found.at(-1);
    const inner = last && childrenOf(last.field, last.value).find(([name]) => name === key)?.[1];
    if (!last || !inner) break;
    found.push({ field: inner, value: childOf(last.value, key), path: path.slice(0, depth + 1) });
  }
  return found;
}
