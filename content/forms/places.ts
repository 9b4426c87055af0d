import type { KindName } from "#content/kinds.ts";
import { ordinal } from "./field-labels.ts";
import { type Field, fieldsAlong, type Path } from "./fields.ts";
import { formFor, nameOf } from "./forms.ts";

/* Where a value is, in the words of its form. */

/** "Requirements, 5th", "Menu in the header, “Our Services”" or "Pay › From". */
export function placeIn(form: Field, path: Path, value: unknown): string {
  const labels: string[] = [];
  const found = fieldsAlong(form, path, value).slice(1);
  for (const [depth, key] of path.entries()) {
    const label = found[depth]?.field.label ?? String(key);
    if (typeof key === "number")
      labels.push(`${labels.pop() ?? ""}, ${itemName(found[depth - 1]?.value, key)}`);
    // A choice that decides which fields follow is called as the whole.
    else if (found[depth - 1]?.field.type !== "cases" || labels.at(-1) !== label)
      labels.push(label);
  }
  return labels.join(" › ");
}

/** Names of items that have one. Longer ones would hide the rest of a place. */
const nameKeys = ["label", "title", "name", "heading"];
const longestName = 40;

/** By its name, if no other item has the same; else by its place. */
function itemName(list: unknown, index: number): string {
  const names = Array.isArray(list) ? list.map(nameOfItem) : [];
  const name = names[index];
  return name && names.indexOf(name) === names.lastIndexOf(name) ? `“${name}”` : ordinal(index);
}

function nameOfItem(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  const name = nameKeys
    .map((key) => fields[key])
    .find((it) => typeof it === "string")
    ?.trim();
  return name && name.length <= longestName ? name : undefined;
}

/** "Openings › Office Assistant › Requirements, 5th". */
export const fullPlace = (entry: { kind: KindName; title: string; value?: unknown }, path: Path) =>
  `${nameOf(entry.kind, entry.title)} › ${placeIn(formFor(entry.kind), path, entry.value)}`;

/** How a sentence about a value begins: "Requirements, 5th,". */
export function labelAt(form: Field, path: Path, value: unknown): string {
  const found = fieldsAlong(form, path, value);
  const last = found.at(-1)?.field ?? form;
  const key = path.at(-1);
  if (found.length === path.length + 1 && typeof key === "number")
    return `${found.at(-2)?.field.label ?? ""}, ${itemName(found.at(-2)?.value, key)},`;
  if (found.length <= path.length && typeof key === "string") return key;
  return last.label;
}
