import { formFor, titleKey } from "#content/forms/forms.ts";
import { setAt } from "#content/forms/references.ts";
import { focusOf, withFocus } from "#content/picture-focus.ts";
import { kindOf } from "#content/kinds.ts";
import { type Data, type EntryId, readEntry } from "#content/site.ts";
import { companyDay } from "./company-clock.ts";
import { contentFolder, folderOf } from "./files.ts";
import { pictureFile, reusePicture } from "./uploads.ts";
import { filesIn } from "./write-entry.ts";

/** What belongs to one entry alone: its place in lists, and further addresses that lead to it. */
const own = ["order", "aliases"];

/**
 * What the form of a new entry gets from another one: all but its name, what is its own, and days that have begun: those to come are
 * those of a second opening that is prepared with it.
 * @returns undefined if there is none
 */
export async function copyOf(id: EntryId): Promise<Data | undefined> {
  const written = readEntry(contentFolder, id)?.value;
  if (!written) return undefined;
  const { fields } = formFor(id.kind);
  const { firstDay = "" } = kindOf(id.kind);
  const hasBegun = !(String(written[firstDay] ?? "") > companyDay());
  const isOwn = (key: string) =>
    key === titleKey(id.kind) || (hasBegun && fields[key]?.type === "day") || own.includes(key);
  const value = structuredClone(
    Object.fromEntries(Object.entries(written).filter(([key]) => !isOwn(key))),
  );
  for (const { value: name, path } of filesIn(id, value)) {
    const file = pictureFile(folderOf(id), String(name));
    const copied = file === undefined ? undefined : await reusePicture(file);
    if (copied && "name" in copied)
      setAt(value, path, withFocus(copied.name, focusOf(String(name))));
  }
  return value;
}
