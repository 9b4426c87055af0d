import { fieldsIn } from "./forms/fields.ts";
import { formFor } from "./forms/forms.ts";
import { type KindName, kindOf } from "./kinds.ts";
import { perValue } from "./per-value.ts";
import type { NamesOf } from "./schemas/fields.ts";
import { type Data, type Entry, entryOf, kindNames, type Site } from "./site.ts";
import { withoutHidden } from "./without-hidden.ts";

/* Names that entries list for fields of others to choose from. */

export const namesKey = ({ paths, having = "" }: NamesOf): string => [...paths, having].join();

/** What fields of all kinds can name. */
let wantedNames: readonly NamesOf[] | undefined;
const wanted = () => (wantedNames ??= allWanted());
const allWanted = (): NamesOf[] =>
  kindNames
    .flatMap((kind) => [...fieldsIn(formFor(kind))])
    .flatMap((field) => ("of" in field && typeof field.of === "object" ? [field.of] : []))
    .concat(marks);

/** Icons of the brand's own. */
export const marks: NamesOf = { paths: ["brand.marks.name"] };

/** By `namesKey`; undefined where an entry cannot be read or is wrong. */
export type Names = Readonly<Record<string, readonly string[] | undefined>>;

export function namesIn(site: Site): Names {
  const listed = ({ paths, having }: NamesOf) => {
    const found = paths.map((path) => {
      const [kind, ...keys] = path.split(".");
      const entry = entryOf(site, { kind: kind as KindName, slug: "" });
      return entry && isRight(entry) ? textsAt(entry.value, keys, having) : undefined;
    });
    return found.every((it) => it !== undefined) ? found.flat() : undefined;
  };
  return Object.fromEntries(wanted().map((it) => [namesKey(it), listed(it)]));
}

/** What an entry lists says nothing while it is wrong itself. */
const isRight = perValue(
  ({ kind, value }: Entry) => kindOf(kind).schema.safeParse(withoutHidden(value)).success,
);

/** Texts that a path leads to, through the items of lists. */
function textsAt(value: unknown, [key, ...keys]: readonly string[], having?: string): string[] {
  if (Array.isArray(value)) {
    const items = value as (Data | null | undefined)[];
    const meant = items.filter((it) => having === undefined || it?.[having] !== undefined);
    return meant.flatMap((it) => textsAt(it, key === undefined ? [] : [key, ...keys]));
  }
  if (key === undefined) return typeof value === "string" ? [value] : [];
  return textsAt((value as Data | null | undefined)?.[key], keys, having);
}
