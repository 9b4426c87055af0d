import { type Field, fieldsOfCase, type Path } from "#content/forms/fields.ts";
import type { Data } from "#content/site.ts";
import { isSame } from "#editor/app/values.ts";

type Versions = { opened: unknown; mine: unknown; theirs: unknown };
/** A field that two people have changed, each to another value; `place` is in the words of the form. A list is one field. */
export type Clash = Omit<Versions, "opened"> & { path: Path; place: string; field: Field };

/** What only one of two people has changed is theirs; where both did, it is mine, and is told. */
export function merge(form: Field, versions: Versions): { value: Data; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const join = (
    field: Field,
    { opened, mine, theirs }: Versions,
    path: Path,
    place: string,
  ): unknown => {
    if (isSame(mine, theirs) || isSame(opened, theirs)) return mine;
    if (isSame(opened, mine)) return theirs;
    const all = [opened, mine, theirs];
    const inner = all.every(isData) ? fieldsOf(field, all) : undefined;
    if (!inner) {
      clashes.push({ path, place, field, mine, theirs });
      return mine;
    }
    const of = (value: unknown, key: string) => (value as Data)[key];
    const keys = [...new Set(all.flatMap((it) => Object.keys(it as Data)))];
    const joined = keys.map((key) => {
      const own = { opened: of(opened, key), mine: of(mine, key), theirs: of(theirs, key) };
      const at = inner[key] ?? { type: "text", label: key };
      const label = [place, at.label].filter(Boolean).join(" › ");
      return [key, join(at, own, [...path, key], label)] as const;
    });
    return Object.fromEntries(joined.filter(([, it]) => it !== undefined));
  };
  return { value: join(form, versions, [], "") as Data, clashes };
}

const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Undefined where they have not the same fields. */
function fieldsOf(field: Field, all: readonly Data[]): Record<string, Field> | undefined {
  if (field.type === "group") return field.fields;
  const [first] = all;
  if (field.type !== "cases" || !first) return undefined;
  return all.every((it) => it[field.key] === first[field.key])
    ? fieldsOfCase(field, first)
    : undefined;
}
