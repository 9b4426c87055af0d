import { readFile } from "node:fs/promises";
import { formFor, nameOf } from "#content/forms/forms.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { decide, type Known } from "#content/known.ts";
import { siteNow } from "#content/now.ts";
import { inFull, type Issue, issues, issuesIn } from "#content/rules/issues.ts";
import {
  type Data,
  type EntryId,
  entryOf,
  keyOf,
  readSite,
  type Site,
  withEntry,
} from "#content/site.ts";
import { folderOf } from "./files.ts";
import { pictureFile } from "./uploads.ts";

/** The site as its files are, and what they decide. */
export function siteAsSaved(): Site & { known: Known } {
  const site = readSite(brandFolder);
  return { ...site, known: decide(site, siteNow()) };
}

/** With its place in lists, which a form of a new entry does not have. */
export function withPlace(id: EntryId, entered: Data): Data {
  if (!("order" in formFor(id.kind).fields)) return entered;
  const { order = 1 } = entryOf(siteAsSaved(), id)?.value ?? {};
  return { order, ...entered };
}

/** Everything that is wrong with an entry as it is in its form. */
export async function checkEntry(id: EntryId, entered: Data): Promise<Issue[]> {
  const value = withPlace(id, entered);
  const { known, ...site } = siteAsSaved();
  return issuesIn(site, id.kind, value, known, async (name) => {
    const file = pictureFile(folderOf(id), name);
    return file === undefined ? undefined : readFile(file).catch(() => undefined);
  });
}

/** What would be wrong in other entries if one had another value: sentences with their names. */
export async function brokenBy(id: EntryId, value: Data): Promise<string[]> {
  const [site, now] = [readSite(brandFolder), siteNow()];
  const changed = withEntry(site, id, value);
  if (decide(site, now) === decide(changed, now)) return [];
  const inOthers = async (all: Site) =>
    (await issues(all, now))
      .filter(({ entry }) => keyOf(entry) !== keyOf(id))
      .map(({ entry, issue }) => inFull(nameOf(entry.kind, entry.title), issue));
  const before = await inOthers(site);
  return (await inOthers(changed)).filter((it) => !before.includes(it));
}
