import { formFor } from "#src/entry-forms/forms.ts";
import type { KindName } from "#src/entries/kinds.ts";
import type { HouseStyle } from "#src/schemas/house-style.ts";
import { longSentences, repeatedRuns } from "#tools/content/sentences.ts";
import { textsOf } from "#tools/content/read-content.ts";
import { misspellings } from "#tools/content/spelling.ts";
import { unusualLengths } from "#tools/content/lengths.ts";
import { wordsOfNames } from "#tools/content/names.ts";
import { ownWords, unwantedWords, type Company } from "#tools/content/unwanted-words.ts";
import { fullPlace, placeIn } from "#src/entry-forms/issues.ts";
import type { Path } from "#src/entry-forms/fields.ts";
import { type Data, readAll, readEntry } from "./entries.ts";
import { type EntryId } from "./files.ts";
import { save } from "./changes.ts";

/** A remark on style, which stops nothing. */
export type Advice = { path: Path; message: string; word?: string };

/** Their texts are names, addresses and rules. */
const unchecked: readonly KindName[] = ["company", "houseStyle", "brand"];

/** What could be better in the texts of an entry: length, repetition, spelling, unwanted words. */
export async function adviceOn(id: EntryId, value: Data): Promise<Advice[]> {
  if (unchecked.includes(id.kind)) return [];
  const entries = await readAll();
  const others = entries.filter((it) => it.kind !== id.kind || it.slug !== id.slug);
  const dataOf = (kind: KindName) => entries.find((it) => it.kind === kind)?.value;
  const {
    names = [],
    unwanted = [],
    kept = [],
  } = (dataOf("houseStyle") ?? {}) as Partial<HouseStyle>;
  const company = dataOf("company") as Company | undefined;

  const own = textsOf(id.kind, value).filter(({ text }) => !kept.includes(text));
  // The functions put `where` in front of each line.
  const texts = own.map(({ text }, index) => ({ where: `#${index}`, text }));
  const read = others.filter(({ kind }) => !unchecked.includes(kind));
  const elsewhere = read.flatMap((entry) =>
    textsOf(entry.kind, entry.value ?? {}).map(({ text, path }) => ({
      where: fullPlace(entry, path),
      text,
    })),
  );
  const known = wordsOfNames([...others, { ...id, value }]);
  const lines = [
    ...unwantedWords(texts, [...unwanted, ...(company ? ownWords(company) : [])]),
    ...longSentences(texts),
    ...repeatedRuns([...elsewhere, ...texts]),
  ];
  const pathAt = (where: string) => own[Number(where.slice(1))]?.path ?? [];
  const spelling = (await misspellings(texts, [...names, ...known])).map(
    ({ where, word, suggestion }) => ({
      path: pathAt(where),
      message: `“${word}” is not in the dictionary${suggestion ? `; did you mean “${suggestion}”?` : "."}`,
      word,
    }),
  );
  const remarks = lines.flatMap((line) => {
    const [where = "", ...rest] = line.split(" ");
    if (!/^#\d+$/.test(where)) return [];
    const said = rest
      .join(" ")
      .replace(
        /^repeats (#\d+)/,
        (_, other: string) => `repeats ${placeIn(formFor(id.kind), pathAt(other), value)}`,
      );
    return [{ path: pathAt(where), message: `This text ${said}.` }];
  });
  const lengths = unusualLengths(formFor(id.kind), value).map(({ path, says }) => ({
    path,
    message: `This text ${says}.`,
  }));
  return [...lengths, ...spelling, ...remarks];
}

/** Adds a word to the house style, so that it counts as correct everywhere. */
export async function addWord(word: string) {
  const style = await readEntry({ kind: "houseStyle", slug: "" });
  if (!style?.value) return { problem: "The house style cannot be read." };
  const { names = [] } = style.value as Partial<HouseStyle>;
  const value = { ...style.value, names: names.includes(word) ? names : [...names, word] };
  return save(style, style.version, value);
}
