import { ordinal } from "#content/forms/field-labels.ts";
import { type Field, fieldsOfCase, hidden, type Path } from "#content/forms/fields.ts";
import type { Data } from "#content/site.ts";
import { isSame } from "#editor/app/values.ts";

type Versions = { opened: unknown; mine: unknown; theirs: unknown };
/** A field that two people have changed, each to another value; `place` is in the words of the form. */
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
    if (field.type === "list" && all.every(Array.isArray) && areInPlace(all))
      return all[0]?.map((was: unknown, index) => {
        const item = { opened: was, mine: all[1]?.[index], theirs: all[2]?.[index] };
        return join(field.item, item, [...path, index], `${place}, ${ordinal(index)}`);
      });
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

/** Lists of which no item was added, removed or moved. Others are one field. */
const areInPlace = ([opened = [], ...others]: readonly (readonly unknown[])[]) =>
  others.every(
    (list) =>
      list.length === opened.length &&
      list.every(
        (it, at) =>
          isSame(it, opened[at]) ||
          (!opened.some((was) => isSame(was, it)) && isEdited(it, opened[at])),
      ),
  );

/** Another item in its place shares nothing with it. */
const isEdited = (it: unknown, was: unknown) =>
  !isData(it) ||
  !isData(was) ||
  Object.keys(was).length === 1 ||
  Object.keys(was).some((key) => isSame(it[key], was[key]));

/** Undefined where they have not the same fields. */
function fieldsOf(field: Field, all: readonly Data[]): Record<string, Field> | undefined {
  if (field.type === "group") return { hidden, ...field.fields };
  const [first] = all;
  if (field.type !== "cases" || !first) return undefined;
  return all.every((it) => it[field.key] === first[field.key])
    ? fieldsOfCase(field, first)
    : undefined;
}
