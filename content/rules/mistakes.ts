import { globSync } from "node:fs";
import { join } from "node:path";
import { type KindName } from "#content/kinds.ts";
import { nameOf } from "#content/forms/forms.ts";
import type { Now } from "#content/now.ts";
import { type EntryId, entryOf, placeOf, type Site } from "#content/site.ts";
import { inFull, issues } from "./issues.ts";

/** Kinds that every site has; without one of the others, the page that needs it says so. */
const needed: readonly KindName[] = ["company", "brand", "houseStyle"];

/** A line for each mistake of a site, which cannot be built with it: entry, field, rule and file. */
export async function mistakes(site: Site, now: Now): Promise<string[]> {
  const found = await issues(site, now);
  const missing = needed.filter((kind) => !entryOf(site, { kind, slug: "" }));
  return [
    ...found.map(
      ({ entry, issue }) =>
        `${inFull(nameOf(entry.kind, entry.title), issue)} (${fileOf(site, entry)})`,
    ),
    ...misplaced(site).map(
      (file) =>
        `${file}: is not an entry; those are <kind>/<name>/index.yaml, with a name of small letters, digits and single hyphens`,
    ),
    ...site.sentenceFaults.map((line) => `${site.folder}/${line}`),
    ...missing.map((kind) => `${fileOf(site, { kind, slug: "" })} is missing`),
  ];
}

const fileOf = ({ folder }: Site, id: EntryId) =>
  join(folder, "content", placeOf(id), "index.yaml");

/** Files that look like entries but are none: no page would show them. */
function misplaced(site: Site): string[] {
  const known = new Set(site.entries.map((it) => fileOf(site, it)));
  return globSync(`${site.folder}/content/**/*.{yaml,yml,json,md}`)
    .filter((file) => !known.has(file))
    .toSorted();
}
