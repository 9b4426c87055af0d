import { globSync } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "#content/brand-folder.ts";
import { fieldsIn } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { kindNames } from "#content/site.ts";

/** Drawings that fields can name, by their folder in assets. */
export const drawings = (): Record<string, string[]> =>
  Object.fromEntries(folders().map((folder) => [folder, drawingsIn(folder)] as const));

function folders(): string[] {
  const fields = kindNames.flatMap((kind) => [...fieldsIn(formFor(kind))]);
  return [...new Set(fields.flatMap((it) => (it.type === "drawing" ? [it.folder] : [])))];
}

const drawingsIn = (folder: string) =>
  withoutLayers(
    globSync("*.svg", { cwd: join(brandFolder, "assets", folder) }).map((file) =>
      file.replace(/\.svg$/, ""),
    ),
  ).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** What pages lay over a drawing, or show in its place in wide windows, is none by itself (docs/content.md). */
export const withoutLayers = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const [, whole = ""] = /^(.+)-(?:back|sinks|front|lands|glows|draws|wide)$/.exec(name) ?? [];
    return !names.includes(whole);
  });
