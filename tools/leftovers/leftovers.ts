import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { textsIn } from "#content/advice/texts.ts";
import { formFor, nameOf } from "#content/forms/forms.ts";
import { placeIn } from "#content/forms/places.ts";
import type { KindName } from "#content/kinds.ts";
import { readSite } from "#content/site.ts";
import { withoutHidden } from "#content/without-hidden.ts";

const template = join(import.meta.dirname, "../new-brand/template");
/** In the brand's folder: what a new brand has that nobody said. */
export const guessedFile = "guessed.yaml";
/** Without entries of the kind, nobody sees the page's texts. */
const needed: Partial<Record<KindName, KindName>> = {
  appsPage: "apps",
  articlesPage: "articles",
  careers: "jobs",
  portfolio: "projects",
  technologiesPage: "technologies",
};
const examples: [pattern: RegExp, what: string][] = [
  [/\.example(?:["\s/]|$)/m, "an address that ends in .example"],
  [/: ["']?Example (?:Company|City|Street)/, "an example's name or street"],
  [/: ["']?\+?0[0 ]+["']?$/m, "a number of zeros"],
];

/**
 * Lists what a company's site still has of the example that it was made from.
 * @param folder of the company
 * @returns one line each
 */
export async function leftovers(folder: string): Promise<string[]> {
  const companyFile = `${folder}/content/company/index.yaml`;
  const company = await readFile(companyFile, "utf8").catch(() => "");
  const lines = examples
    .filter(([pattern]) => pattern.test(company))
    .map(([, what]) => `${companyFile} still has ${what}`);

  const guessed = await readFile(join(folder, guessedFile), "utf8").catch(() => "");
  for (const [name, value] of Object.entries((parse(guessed) ?? {}) as object))
    if (new RegExp(`^\\s*${name}: ["']?${RegExp.escape(String(value))}["']?$`, "m").test(company))
      lines.push(
        `${companyFile}: "${name}" was guessed to be ${value}. Correct it, or delete its line in ${folder}/${guessedFile}`,
      );

  const isExample = await examplesOf(template);
  const { entries } = readSite(folder);
  for (const entry of entries) {
    const shows = needed[entry.kind];
    if (shows && !entries.some(({ kind }) => kind === shows)) continue;
    const shown = { ...entry, value: withoutHidden(entry.value) as typeof entry.value };
    const places = textsIn(shown).filter(({ text }) => isExample(text));
    const all = places.map(({ path }) => placeIn(formFor(entry.kind), path, entry.value));
    if (all.length > 0)
      lines.push(`${nameOf(entry.kind, entry.title)} still has examples: ${all.join("; ")}`);
  }
  return lines.toSorted();
}

/** What a text of the template says that nobody can leave as it is: the others may well be right. */
const placeholder = /\bSay\b|\bexamples?\b[^]*\.$|^Example |^One (?:or two )?sentences? /;

async function examplesOf(folder: string): Promise<(text: string) => boolean> {
  const texts = new Set<string>();
  for await (const file of glob("content/**/index.yaml", { cwd: folder }))
    for (const text of textsOf(parse(await readFile(join(folder, file), "utf8")))) texts.add(text);
  return (text) => texts.has(text) && placeholder.test(text.trim());
}

const textsOf = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(node ?? {}).flatMap(textsOf);
