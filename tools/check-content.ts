/*
 * npm run check:content: reports mistakes in the brand's entries, and gives advice on their style. Every build runs it
 * first with --mistakes: without advice, which nobody reads there.
 * With --strict, which is for a nightly check (.ci/nightly), advice fails, too. With --outside, addresses outside the site are
 * asked whether they still answer; that fails nothing.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";
import { formFor } from "#src/entry-forms/forms.ts";
import { placeIn } from "#src/entry-forms/issues.ts";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { type KindName, kinds } from "#src/entries/kinds.ts";
import type { HouseStyle } from "#src/schemas/house-style.ts";
import { needBrand } from "./brand/need-brand.ts";
import { readWords } from "./brand/sentences.ts";
import { leftovers } from "./leftovers/leftovers.ts";
import { parseEntries, proseOf, readEntries } from "./content/read-content.ts";
import { goneAddresses } from "./content/outside-addresses.ts";
import { missingPay } from "./content/pay.ts";
import { unusualLengths } from "./content/lengths.ts";
import { longSentences, repeatedRuns } from "./content/sentences.ts";
import { misspelled } from "./content/spelling.ts";
import { wordsOfNames } from "./content/names.ts";
import { type Company, ownWords, unwantedWords } from "./content/unwanted-words.ts";

/** Required by the check itself. Their texts are not checked: names, addresses and the unwanted words. */
const references: readonly KindName[] = ["company", "houseStyle"];

/**
 * Checks all entries against their schemas and the house style.
 * @param root the folder that has the brand's folder
 * @param isAdvising whether to give advice, too, which takes longer the more words no dictionary has
 * @returns the number of entries, and lines with entry, field and correction, named as in the editor: `findings` are mistakes, with which a
 *   page would be wrong or missing; `advice` is about words; `left` is what is an example's
 */
export async function checkContent(root: string, isAdvising = true) {
  const { entries, findings } = await readEntries(root);
  const dataOf = (kind: KindName) => entries.find(({ collection }) => collection === kind)?.data;
  // Undefined if missing or invalid.
  const style = dataOf("houseStyle") as HouseStyle | undefined;
  const company = dataOf("company") as Company | undefined;
  const missing = references.filter((kind) => !entries.some((entry) => entry.collection === kind));

  const words = await readWords(join(root, brandFolder), company?.language ?? "en");

  const checked = entries.filter(({ collection }) => !references.includes(collection));
  const names = wordsOfNames(entries.map((it) => ({ kind: it.collection, value: it.written })));
  const prose = proseOf(checked).filter(({ text }) => !style?.kept.includes(text));
  const advise = async () => [
    ...unwantedWords(prose, [...(style?.unwanted ?? []), ...(company ? ownWords(company) : [])]),
    ...(style ? await misspelled(prose, [...style.names, ...names], company?.language) : []),
    ...missingPay(entries, company),
    ...repeatedRuns(prose),
    ...longSentences(prose),
    ...checked.flatMap(({ collection, name, written }) =>
      unusualLengths(formFor(collection), written).map(
        ({ path, says }) => `${name} › ${placeIn(formFor(collection), path, written)} ${says}`,
      ),
    ),
  ];
  return {
    entries: entries.length,
    findings: [
      ...findings,
      ...words.mistakes.map((line) => `${brandFolder}/${line}`),
      ...missing.map(
        (kind) =>
          `${brandFolder}/content/${kinds[kind].folder}/index.${kinds[kind].format} is missing`,
      ),
    ],
    advice: isAdvising ? await advise() : [],
    left: isAdvising ? [...(await leftovers(root)), ...untranslated(words.missing)] : [],
  };
}

/** Sentences that visitors read in English, because the brand's language is not the engine's: a line for each group. */
const untranslated = (missing: readonly string[]) =>
  Object.entries(Object.groupBy(missing, (name) => name.split(".", 1)[0] ?? "")).map(
    ([group, names = []]) =>
      `${brandFolder}/sentences.yaml: ${names.length} of ${group} are English on pages: ${names.map((name) => name.slice(group.length + 1)).join(", ")}`,
  );

if (import.meta.main) {
  const flag = { type: "boolean", default: false } as const;
  const {
    strict: isStrict,
    mistakes,
    outside,
  } = withUsage(
    `Usage: npm run check:content [-- options]
  --strict    advice on words fails, too
  --mistakes  no advice
  --outside   asks addresses outside the site whether they still answer`,
    () => parseArgs({ options: { strict: flag, mistakes: flag, outside: flag } }).values,
  );
  needBrand();
  const isAdvising = !mistakes;
  // The project's root under npm and in a build; the schemas look up other entries and icons from there, too.
  const { entries, findings, advice, left } = await checkContent(process.cwd(), isAdvising);
  const gone = outside
    ? await goneAddresses((await parseEntries(process.cwd())).entries, fetch)
    : [];
  for (const line of findings) console.error(line);
  for (const line of [...advice, ...gone]) console.error(`Advice: ${line}`);
  for (const line of left) console.error(`Left: ${line}`);
  const failures = findings.length + (isStrict ? advice.length : 0);
  if (findings.length > 0) console.error(`Mistakes in ${brandFolder}/content/: ${findings.length}`);
  else
    console.log(
      `${entries} entries checked: no mistakes${isAdvising ? `, advice: ${advice.length}, left of an example: ${left.length}` : ""}.`,
    );
  process.exitCode = failures === 0 ? 0 : 1;
}
