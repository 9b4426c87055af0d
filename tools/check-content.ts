/*
 * Looks for mistakes in every entry of src/content/: npm run check:content. Builds nothing, and each build begins
 * with it (tools/build.ts).
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureFault } from "../src/content/picture-file.ts";
import type { HouseStyle } from "../src/content/schemas/house-style.ts";
import { isProse, type KindName, readEntries, type Text, textsOf } from "./content/entries.ts";
import { disagreeingFigures } from "./content/figures.ts";
import { longSentences, repeatedRuns } from "./content/sentences.ts";
import { misspelled } from "./content/spelling.ts";
import { type Company, ownWords, unwantedWords } from "./content/words.ts";

/** What the check itself goes by. Their texts are names and addresses, and the unwanted words themselves. */
const unread: readonly KindName[] = ["company", "houseStyle"];

/**
 * Holds what the site says to its schemas and to the house style.
 * @param root the folder that has src/content/
 * @returns the number of entries, and one sentence for each mistake: file, field, what would be right
 */
export async function checkContent(root: string) {
  const { entries, findings } = await readEntries(root);
  const dataOf = (kind: KindName) => entries.find(({ collection }) => collection === kind)?.data;
  // What their schemas make of them; of one that is wrong, nothing.
  const style = dataOf("houseStyle") as HouseStyle | undefined;
  const company = dataOf("company") as Company | undefined;
  const missing = unread.filter((kind) => !entries.some((entry) => entry.collection === kind));

  const read = entries.filter(({ collection }) => !unread.includes(collection));
  const texts = textsOf(read);
  const prose = texts.filter((text) => isProse(text) && !style?.kept.includes(text.text));
  return {
    entries: entries.length,
    findings: [
      ...findings,
      ...missing.map(
        (kind) => `src/content: ${kind} is missing; src/content.config.ts says where it has to be`,
      ),
      ...(await uselessPictures(root, texts)),
      ...unwantedWords(prose, [...(style?.unwanted ?? []), ...(company ? ownWords(company) : [])]),
      ...(style ? await misspelled(prose, style.names) : []),
      ...disagreeingFigures(style?.figures ?? [], read),
      ...repeatedRuns(prose),
      ...longSentences(prose),
    ],
  };
}

/** Pictures that entries name, and that are not there or cannot be used. */
async function uselessPictures(root: string, texts: readonly Text[]): Promise<string[]> {
  const named = texts.filter(({ where }) => /(?:\.|: )(?:image|shareImage)$/.test(where));
  const findings = await Promise.all(
    named.map(async ({ where, text }) => {
      const file = join(dirname(where.split(": ", 1)[0] ?? ""), text);
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      const fault = bytes ? pictureFault(bytes) : "is not there";
      return fault === undefined ? [] : [`${where} ${text} ${fault}`];
    }),
  );
  return findings.flat();
}

if (import.meta.main) {
  // Where npm and the build run it; the schemas, too, look for other entries and icons from there.
  const { entries, findings } = await checkContent(process.cwd());
  for (const finding of findings) console.error(finding);
  if (findings.length === 0) console.log(`${entries} entries: nothing to mend.`);
  else console.error(`${findings.length} to mend in src/content/.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
