import type { Limit } from "#src/schemas/fields.ts";

/* The form of an entry, which the browser draws. Plain data: schemas stay on the server. */

type Shape =
  | { type: "text"; isLong?: boolean; limits?: Limit[] }
  | { type: "number"; isWhole?: boolean }
  | { type: "yes-no" }
  | { type: "day" }
  | { type: "color" }
  | { type: "icon" }
  /** `isOwn`: of this site only. */
  | { type: "address"; isOwn?: boolean }
  | { type: "picture" }
  | { type: "file" }
  | { type: "drawing"; folder: string }
  | { type: "choice"; options: string[] }
  | { type: "choices"; options: string[] }
  | { type: "entry"; of: string }
  | { type: "list"; item: Field; min: number; max?: number }
  | { type: "group"; fields: Record<string, Field> }
  /** In the file a `discriminant`, and the `value` of that case. */
  | { type: "cases"; cases: Record<string, Field> };

export type Field = Shape & {
  label: string;
  help?: string;
  /** Missing in the file when empty. */
  isOptional?: boolean;
};
export type Group = Extract<Field, { type: "group" }>;

/** Keys and places in lists that lead to a value of an entry. */
export type Path = (string | number)[];

export type Found = { field: Field; value: unknown; path: Path };

/** Every value that a form shows, with its field; groups and lists before what is in them. */
export function* walk(field: Field, value: unknown, path: Path = []): Generator<Found> {
  yield { field, value, path };
  for (const [key, inner] of childrenOf(field, value))
    yield* walk(inner, (value as Record<string | number, unknown>)[key], [...path, key]);
}

/** The fields directly inside a value. */
function childrenOf(field: Field, value: unknown): [string | number, Field][] {
  if (field.type === "list")
    return Array.isArray(value) ? value.map((_, index) => [index, field.item]) : [];
  if (typeof value !== "object" || value === null) return [];
  if (field.type === "group") return Object.entries(field.fields);
  const { discriminant } = value as { discriminant?: unknown };
  const chosen = field.type === "cases" ? field.cases[String(discriminant)] : undefined;
  return chosen ? [["value", chosen]] : [];
}

/** The field at a path, and those on the way to it. */
export function fieldsAlong(form: Field, path: Path, value: unknown): Found[] {
  const found: Found[] = [{ field: form, value, path: [] }];
  for (const [depth, key] of path.entries()) {
    const last = found.at(-1);
    const inner = last && childrenOf(last.field, last.value).find(([name]) => name === key)?.[1];
    if (!last || !inner) break;
    const value = (last.value as Record<string | number, unknown>)[key];
    found.push({ field: inner, value, path: path.slice(0, depth + 1) });
  }
  return found;
}
