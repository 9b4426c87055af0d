import { proseIn } from "#content/markdown.ts";
import { type Path, walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { fullPlace } from "#content/forms/places.ts";
import type { Entry } from "#content/site.ts";

/** A text of an entry that people read, as written: {company} is not replaced. */
export type Text = { entry: Entry; path: Path; text: string };

/** What could be better in a text, after its name: `repeats {other}` where it is about another one. */
export type Remark = {
  at: Text;
  says: string;
  other?: Text;
  /** What no dictionary has, and what may be meant. */
  word?: string;
  suggestion?: string;
};

/** "Openings › Office Assistant › Requirements, 5th". */
export const whereIs = ({ entry, path }: Text): string => fullPlace(entry, path);

/** No names of entries, addresses, colors or program code. */
export const textsIn = (entry: Entry): Text[] =>
  [...walk(formFor(entry.kind), entry.value ?? {})].flatMap(({ field, value: text, path }) =>
    field.type === "text" && typeof text === "string" && path.at(-1) !== "code" && isProse(text)
      ? [{ entry, path, text: field.isMarkdown ? proseIn(text) : text }]
      : [],
  );

/** A single lower-case word may be a name that programs use; other words with a colon and no space are addresses. */
export const isProse = (text: string) =>
  !/^(?:[\da-z./#?=:_-]+|(?:https|mailto|tel):\S+|\S+@\S+|\/.*)$/.test(text);
