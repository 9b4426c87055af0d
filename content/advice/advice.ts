import type { KindName } from "#content/kinds.ts";
import { formFor } from "#content/forms/forms.ts";
import type { Company } from "#content/schemas/company.ts";
import type { HouseStyle } from "#content/schemas/house-style.ts";
import type { Known } from "#content/known.ts";
import { type Data, type Entry, keyOf, type Site, valueOf } from "#content/site.ts";
import { officesOf } from "#content/offices.ts";
import { unfilledBraces } from "./braces.ts";
import { otherCities } from "./cities.ts";
import { unusualLengths } from "./lengths.ts";
import { wordsOfNames } from "./names.ts";
import { pricesApart } from "./prices.ts";
import { doubledMarks } from "./quotations.ts";
import { longSentences, repeatedRuns } from "./sentences.ts";
import { misspelled } from "./spelling.ts";
import { type Remark, type Text, textsIn } from "./texts.ts";
import { ownWords, unwantedWords } from "./unwanted-words.ts";

/** Their texts are names, addresses and rules. */
const unchecked: readonly KindName[] = ["company", "houseStyle", "brand"];

/**
 * What could be better in texts: length, repetition, spelling, unwanted words. It stops nothing.
 * @param site with the entry as it is in a form, if one is asked for
 * @param only the entry that is asked for
 */
export async function advice(site: Site, known: Known, only?: Entry): Promise<Remark[]> {
  const {
    names = [],
    unwanted = [],
    kept = [],
  } = valueOf(site, "houseStyle") as Partial<HouseStyle>;
  const company = valueOf(site, "company") as Company & Data;
  const read = site.entries.filter(({ kind }) => !unchecked.includes(kind));
  const asked = only ? read.filter((it) => keyOf(it) === keyOf(only)) : read;
  const isKept = ({ text }: Pick<Text, "text">) => kept.includes(text);
  const texts = asked.flatMap(textsIn).filter((it) => !isKept(it));
  const others = only ? read.filter((it) => !asked.includes(it)).flatMap(textsIn) : [];
  const cities = officesOf(company).flatMap(({ city }) => (typeof city === "string" ? [city] : []));
  const isAsked = ({ at }: Remark) => texts.includes(at);
  return [
    ...asked.flatMap((entry) =>
      unusualLengths(formFor(entry.kind), entry.value, known).map(({ path, text, says }) => ({
        at: { entry, path, text },
        says,
      })),
    ),
    ...(await misspelled(texts, [...names, ...wordsOfNames(site.entries)], known.language)),
    ...unwantedWords(texts, [...unwanted, ...ownWords(company)]),
    ...unfilledBraces(texts, known),
    ...longSentences(texts),
    ...asked.flatMap(doubledMarks),
    ...asked.flatMap((it) => otherCities(it, cities)).filter(({ at }) => !isKept(at)),
    ...pricesApart(site.entries, isKept, only),
    ...repeatedRuns([...others, ...texts]).filter(isAsked),
  ];
}
