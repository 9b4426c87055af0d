import { advice } from "#content/advice/advice.ts";
import { type Text, whereIs } from "#content/advice/texts.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { contentFolder } from "#content/change/files.ts";
import { save } from "#content/change/save.ts";
import { type Data, type EntryId, entryOf, readEntry, withEntry } from "#content/site.ts";
import type { Path } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { placeIn } from "#content/forms/places.ts";
import type { HouseStyle } from "#content/schemas/house-style.ts";

/** A remark on style, which stops nothing. */
export type Advice = { path: Path; message: string; word?: string };

/** What could be better in the texts of an entry as they are in its form. */
export async function adviceOn(id: EntryId, value: Data): Promise<Advice[]> {
  const { known, ...saved } = siteAsSaved();
  const site = withEntry(saved, id, value);
  const entry = entryOf(site, id);
  const remarks = entry ? await advice(site, known, entry) : [];
  const placeOf = (text: Text) =>
    text.entry === entry ? placeIn(formFor(id.kind), text.path, value) : whereIs(text);
  return remarks.map(({ at, says, other, word, suggestion }) => {
    if (word !== undefined) {
      const hint = suggestion ? `; did you mean “${suggestion}”?` : ".";
      return { path: at.path, word, message: `“${word}” is not in the dictionary${hint}` };
    }
    const said = says.replace("{other}", other ? placeOf(other) : "");
    return { path: at.path, message: `This text ${said}.` };
  });
}

/** Adds a word to the house style, so that it counts as correct everywhere. */
export async function addWord(word: string) {
  const style = readEntry(contentFolder, { kind: "houseStyle", slug: "" });
  if (!style?.value) return { problem: "The house style cannot be read." };
  const { names = [] } = style.value as Partial<HouseStyle>;
  const value = { ...style.value, names: names.includes(word) ? names : [...names, word] };
  return save(style, style.version, value);
}
