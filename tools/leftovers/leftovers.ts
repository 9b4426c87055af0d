import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { textsIn } from "#content/advice/texts.ts";
import { type Path, walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { fullPlace } from "#content/forms/places.ts";
import type { KindName } from "#content/kinds.ts";
import { type Entry, type EntryId, entryOf, readSite, type Site } from "#content/site.ts";
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
/** Of a company that nobody has said yet. */
const unsaid = /\.example(?:["/]|$)|^Example (?:Company|City|Street)|^\+?0[0 ]+$/;

export type Leftover = EntryId & { path: Path; place: string };

/** Texts that a site still has of the example that it was made from, but for what is hidden. */
export async function leftoversIn({ entries }: Pick<Site, "entries">): Promise<Leftover[]> {
  const isExample = await ofTemplate();
  return entries.flatMap((entry) => {
    const { kind, slug } = entry;
    const shows = needed[kind];
    if (shows && !entries.some((it) => it.kind === shows)) return [];
    const shown = { ...entry, value: withoutHidden(entry.value) as typeof entry.value };
    const texts =
      kind === "company"
        ? valuesIn(shown).filter(({ value }) => unsaid.test(value))
        : textsIn(shown).filter(({ text }) => isExample(text));
    return texts.map(({ path }) => ({ kind, slug, path, place: fullPlace(entry, path) }));
  });
}

const valuesIn = ({ kind, value = {} }: Entry) =>
  [...walk(formFor(kind), value)].flatMap(({ value: it, path }) =>
    typeof it === "string" ? [{ value: it, path }] : [],
  );

/**
 * The same, and what was guessed, a line each.
 * @param folder of the company
 */
export async function leftovers(folder: string): Promise<string[]> {
  const site = readSite(folder);
  const guessed = await readFile(join(folder, guessedFile), "utf8").catch(() => "");
  const company = entryOf(site, { kind: "company", slug: "" });
  const guesses = Object.entries((parse(guessed) ?? {}) as object);
  const right = company ? valuesIn(company) : [];
  return [
    ...(await leftoversIn(site)).map(({ place }) => `${place} is still the example's`),
    ...guesses.flatMap(([name, guess]) =>
      right
        .filter(({ value, path }) => path.at(-1) === name && value === String(guess))
        .map(
          ({ path, value }) =>
            `${fullPlace(company as Entry, path)} was guessed to be ${value}. Correct it, or delete its line in ${folder}/${guessedFile}`,
        ),
    ),
  ].toSorted();
}

/** What a text of the template says that nobody can leave as it is: the others may well be right. */
const placeholder = /\bSay\b|\bexamples?\b[^]*\.$|^Example |^One (?:or two )?sentences? /;

let texts: Set<string> | undefined;

async function ofTemplate(): Promise<(text: string) => boolean> {
  texts ??= new Set(
    (await Array.fromAsync(glob("content/**/index.yaml", { cwd: template }))).flatMap((file) =>
      textsOf(parse(readFileSync(join(template, file), "utf8"))),
    ),
  );
  return (text) => texts?.has(text) === true && placeholder.test(text.trim());
}

const textsOf = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(node ?? {}).flatMap(textsOf);
