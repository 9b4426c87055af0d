import type { HouseStyle } from "../../src/content/schemas/house-style.ts";
import { type Entry, type KindName, readEntries } from "./entries.ts";
import { disagreeingFigures } from "./figures.ts";
import { uselessPictures } from "./pictures.ts";
import { longSentences, repeatedRuns } from "./sentences.ts";
import { misspelled } from "./spelling.ts";
import { isProse, textsOf } from "./texts.ts";
import { type Company, ownWords, unwantedWords } from "./words.ts";

/** Their texts are names and addresses, and the unwanted words themselves. */
const unread = new Set<KindName>(["company", "houseStyle"]);

/**
 * Holds what the site says to its schemas and to the house style, in seconds and without building a page.
 * @param root the folder that has src/content/
 * @returns the number of entries, and one sentence for each mistake: file, field, what would be right
 */
export async function checkContent(root: string) {
  const { entries, findings } = await readEntries(root);
  const { houseStyle: style, company } = ownEntries(entries);
  const texts = textsOf(entries.filter(({ collection }) => !unread.has(collection)));
  const prose = texts.filter((text) => isProse(text) && !style?.kept.includes(text.text));
  return {
    entries: entries.length,
    findings: [
      ...findings,
      ...missing(entries),
      ...(await uselessPictures(root, texts)),
      ...unwantedWords(prose, [...(style?.unwanted ?? []), ...(company ? ownWords(company) : [])]),
      ...(style ? await misspelled(prose, style.names) : []),
      ...disagreeingFigures(
        style?.figures ?? [],
        entries.filter(({ collection }) => !unread.has(collection)),
      ),
      ...repeatedRuns(prose),
      ...longSentences(prose),
    ],
  };
}

/** Without them the check would find nothing, and say so. */
const missing = (entries: readonly Entry[]) =>
  [...unread]
    .filter((kind) => !entries.some(({ collection }) => collection === kind))
    .map(
      (kind) => `src/content: ${kind} is missing; src/content.config.ts says where it has to be`,
    );

/** Those that the check itself goes by; one that is wrong is absent, and among the findings. */
const ownEntries = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ collection, data }) => [collection, data])) as {
    company?: Company;
    houseStyle?: HouseStyle;
  }; // what their schemas make of them
