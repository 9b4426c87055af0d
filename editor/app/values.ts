import { type Field, fieldsOfCase, type Path } from "#content/forms/fields.ts";
import { withoutMarks } from "#content/rules/quotation.ts";
import type { Data } from "#content/site.ts";

/* Values of a form: never changed in place. */

/** A copy of `value` with `to` at `path`; undefined removes it. */
export function withValue(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((it: unknown, index) => (index === key ? withValue(it, rest, to) : it));
  const copy: Record<string | number, unknown> = { ...(value as Data | undefined) };
  const inner = withValue(copy[key], rest, to);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** What a new field holds. */
export function emptyOf(field: Field): unknown {
  if (field.isOptional) return undefined;
  switch (field.type) {
    case "group": {
      const fields = Object.entries(field.fields).map(([key, it]) => [key, emptyOf(it)]);
      return Object.fromEntries(fields.filter(([, it]) => it !== undefined));
    }
    case "list":
      return Array.from({ length: field.min }, () => emptyOf(field.item));
    case "choices":
      return [];
    case "cases": {
      const [[name, inner] = ["", undefined]] = Object.entries(field.cases);
      return { [field.key]: name, ...(inner && (emptyOf(inner) as Data)) };
    }
    case "yes-no":
      return false;
    case "choice":
      return field.options.length === 1 ? field.options[0] : undefined;
    case "text":
      return "";
    default:
      return undefined;
  }
}

/** What the file gets: optional fields that are empty are left out, and marks around what pages quote. */
export function cleaned(field: Field, value: unknown): unknown {
  if (value === "" && (field.isOptional || field.type !== "text")) return undefined;
  if (field.type === "text" && field.isQuoted && typeof value === "string")
    return withoutMarks(value);
  if (field.type === "list" && Array.isArray(value))
    return value.map((it: unknown) => cleaned(field.item, it) ?? "");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const inner = innerFields(field, value as Data);
  const entries = Object.entries(value).map(([key, it]: [string, unknown]) => {
    const at = inner[key];
    return [key, at ? cleaned(at, it) : it] as const;
  });
  return Object.fromEntries(entries.filter(([, it]) => it !== undefined));
}

function innerFields(field: Field, value: Data): Record<string, Field> {
  if (field.type === "group") return field.fields;
  return field.type === "cases" ? fieldsOfCase(field, value) : {};
}

/** Whether two values are the same in a file, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [one, other] = [a as Data, b as Data];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(a) === Array.isArray(b) && [...keys].every((key) => isSame(one[key], other[key]))
  );
}

/** A list with an item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The first text with a word or a figure in a value, which names an item of a list. Symbols have names that nobody knows. */
export function firstText(value: unknown, field?: Field): string {
  if (field && !["text", "list", "group", "cases"].includes(field.type)) return "";
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const fields = field ? innerFields(field, value as Data) : {};
  return (
    Object.entries(value)
      .map(([key, it]) => firstText(it, fields[key]))
      .find((it) => /[\p{L}\p{N}]/u.test(it)) ?? ""
  );
}
