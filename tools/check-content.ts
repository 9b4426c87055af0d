/*
 * npm run check:content: reports mistakes in the brand's entries, and gives advice on their style. With --mistakes there is no advice.
 * With --strict, which is for a nightly check (.ci/nightly), advice fails, too. With --outside, addresses outside the site are
 * asked whether they still answer; that fails nothing.
 */
import { parseArgs } from "node:util";
import { advice } from "#content/advice/advice.ts";
import { missingPay } from "#content/advice/pay.ts";
import { whereIs } from "#content/advice/texts.ts";
import { unlinked } from "#content/advice/unlinked.ts";
import { decide } from "#content/known.ts";
import { siteNow } from "#content/now.ts";
import { mistakes } from "#content/rules/mistakes.ts";
import { readSite, valueOf } from "#content/site.ts";
import { withUsage } from "#server/with-usage.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { needBrand } from "./brand/need-brand.ts";
import { leftovers } from "./leftovers/leftovers.ts";
import { goneAddresses } from "./outside-addresses.ts";

/**
 * Checks all entries against their schemas and the house style.
 * @param folder of the company
 * @param isAdvising whether to give advice, too, which takes longer the more words no dictionary has
 * @returns the number of entries, and lines with entry, field and correction, named as in the editor: `findings` are mistakes, with which a
 *   page would be wrong or missing; `advice` is about words; `left` is what is an example's
 */
export async function checkContent(folder: string, isAdvising = true) {
  const [site, now] = [readSite(folder), siteNow()];
  // In its language, by its names.
  const hasCompany = Object.keys(valueOf(site, "company")).length > 0;
  const known = decide(site, now);
  const advise = async () => [
    ...(await advice(site, known)).map(
      ({ at, says, other }) =>
        `${whereIs(at)} ${says.replace("{other}", other ? whereIs(other) : "")}`,
    ),
    ...missingPay(site.entries, valueOf(site, "company")),
    ...unlinked(site.entries, known.hidden),
  ];
  return {
    entries: site.entries.length,
    findings: await mistakes(site, now),
    advice: isAdvising && hasCompany ? await advise() : [],
    left: isAdvising ? [...(await leftovers(folder)), ...untranslated(site.untranslated)] : [],
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
    mistakes: isBrief,
    outside,
  } = withUsage(
    `Usage: npm run check:content [-- options]
  --strict    advice on words fails, too
  --mistakes  no advice
  --outside   asks addresses outside the site whether they still answer`,
    () =>
      siteNow() && parseArgs({ options: { strict: flag, mistakes: flag, outside: flag } }).values,
  );
  needBrand();
  const isAdvising = !isBrief;
  const { entries, findings, advice, left } = await checkContent(brandFolder, isAdvising);
  const gone = outside ? await goneAddresses(readSite(brandFolder).entries, fetch) : [];
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
