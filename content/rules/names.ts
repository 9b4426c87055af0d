import { existsSync } from "node:fs";
import { join } from "node:path";
import type { KindName } from "#content/kinds.ts";
import { type Field, type Found, type Path, walk } from "#content/forms/fields.ts";
import { notAnIcon } from "#content/schemas/fields.ts";
import type { Known } from "#content/known.ts";
import { marks, namesKey } from "#content/listed-names.ts";
import { keyOf, type Site } from "#content/site.ts";

/* Names in an entry of what other entries and files have. */

type Fault = { path: Path; rule: string };

/** Names of what is not there. */
export const namesFaults = (site: Site, known: Known, form: Field, value: unknown): Fault[] =>
  [...walk(form, value)].flatMap((found) => {
    const { field, path, value: name } = found;
    if (field.type === "choices" && Array.isArray(name))
      return name.flatMap((it, index) => faultsAt(choiceRule(field, it, known), [...path, index]));
    return faultsAt(ruleFor(site, known, found), path);
  });

const faultsAt = (rule: string | undefined, path: Path): Fault[] =>
  rule === undefined ? [] : [{ path, rule }];

/** @returns what would be valid; undefined if the name is, or if its schema says what is wrong */
function ruleFor(site: Site, known: Known, { field, value }: Found): string | undefined {
  if (field.type === "choice")
    return value === undefined && field.isOptional ? undefined : choiceRule(field, value, known);
  if (typeof value !== "string" || value === "") return undefined;
  switch (field.type) {
    case "entry":
      return known.entries.has(keyOf({ kind: field.of as KindName, slug: value }))
        ? undefined
        : `"${value}" is not an entry: it has to be the name of a folder in content/${field.of}`;
    case "drawing":
      return existsSync(join(site.folder, "assets", field.folder, `${value}.svg`))
        ? undefined
        : `"${value}" is not there: it has to be the name of an SVG file in assets/${field.folder}, without .svg`;
    case "icon":
      return value.startsWith("brand-") && !isMark(known, value) ? notAnIcon(value) : undefined;
    default:
      return undefined;
  }
}

/** Any name is right while the entry that lists them cannot be read: that is put right first. */
function choiceRule(
  { options, of }: Extract<Field, { type: "choice" | "choices" }>,
  value: unknown,
  { names }: Known,
): string | undefined {
  const listed = of && names[namesKey(of)];
  if (!listed) return undefined;
  const all = [...options, ...listed];
  return all.includes(String(value)) ? undefined : `has to be one of: ${all.join(", ")}`;
}

const isMark = ({ names }: Known, icon: string) =>
  names[namesKey(marks)]?.includes(icon.slice("brand-".length)) ?? true;
