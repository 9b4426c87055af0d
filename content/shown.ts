import type { z } from "astro/zod";
import { filledIn } from "./placeholders.ts";
import { withoutHidden } from "./without-hidden.ts";
import { type KindName, kindOf, type kinds } from "./kinds.ts";
import { type Path, walk } from "#content/forms/fields.ts";
import { formFor, nameOf } from "#content/forms/forms.ts";
import { placeIn } from "#content/forms/places.ts";
import { leadsTo, setAt, without } from "#content/forms/references.ts";
import type { Known } from "./known.ts";
import type { Data, Entry } from "./site.ts";

export type Shown<Name extends KindName> = z.output<(typeof kinds)[Name]["schema"]>;

/**
 * An entry as pages get it: without what is hidden, with what words in braces stand for. What refers to something hidden goes
 * with the item of a list, or the optional field, that it is in, unless the entry would be wrong without it.
 * @throws naming the entry and the field that is wrong
 */
export function shown<Name extends KindName>(
  entry: Entry & { kind: Name },
  known: Known,
): Shown<Name> {
  const { kind, value, title, problem } = entry;
  const { schema } = kindOf(kind);
  const form = formFor(kind);
  const whole = filledIn(withoutHidden(value ?? {}), known) as Data;
  const paths: Path[] = [];
  for (const { field, value: at, path } of walk(form, whole)) {
    if (field.type === "entry" && known.hidden.has(`${field.of}/${String(at)}`)) paths.push(path);
    if (field.type !== "address") continue;
    // The list has none of the places that were on the page.
    for (const [page, list] of known.links) if (leadsTo(at, page)) setAt(whole, path, list);
  }
  const cut = paths.length > 0 ? without(form, whole, paths) : undefined;
  const first = schema.safeParse(cut ?? whole);
  const { data, error } = first.success || !cut ? first : schema.safeParse(whole);
  const [issue] = error?.issues ?? [];
  if (!issue) return data as Shown<Name>;
  const place = placeIn(form, issue.path as Path, whole); // entries have no symbols as keys
  throw new Error(`${nameOf(kind, title)} › ${problem ?? `${place} ${issue.message}`}`);
}
