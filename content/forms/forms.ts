import { type KindName, kindOf } from "#content/kinds.ts";
import type { Group } from "./fields.ts";
import { formOf } from "./form-of.ts";
import { labelOf } from "./field-labels.ts";

const forms = new Map<KindName, Group>();

/** The form of a kind of entries. */
export function formFor(kind: KindName): Group {
  const form =
    forms.get(kind) ?? formOf(kindOf(kind).schema, kind, kindOf(kind).label, kindOf(kind).many);
  forms.set(kind, form);
  return form;
}

/** The key of an entry's first field, which names it. */
export const titleKey = (kind: KindName) => Object.keys(formFor(kind).fields)[0] ?? "";

/** What an entry is called: "Office Assistant"; "Office assistant" by its folder, if it cannot be read. */
export function titleOf(kind: KindName, slug: string, value?: unknown): string {
  if (!kindOf(kind).many) return kindOf(kind).label;
  const title = (value as Record<string, unknown> | undefined)?.[titleKey(kind)];
  const isThere = typeof title === "string" && title.trim() !== "";
  return isThere ? title : labelOf(slug.replaceAll("-", "_"));
}

/** The same with its kind: "Openings › Office Assistant". */
export function nameOf(kind: KindName, title: string): string {
  const { label } = kindOf(kind);
  return kindOf(kind).many ? `${label} › ${title}` : label;
}
