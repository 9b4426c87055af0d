import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { readSite, valueOf } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import {
  anyOf,
  commaOf,
  countryName,
  figure,
  longDate,
  moneyRange,
  zoneName,
} from "#src/entries/locale.ts";

const root = join(import.meta.dirname, "../..");
const content = `${brandFolder}/content`;
/** Files whose text is on no page. */
const exclude = ["**/*.test.ts", `${content}/house-style/**`];
/** What visitors type. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

export type ShownText = {
  text: string;
  /** The brand's file that says it, from the project's root; undefined for what the engine says. */
  file?: string;
};

/**
 * Everything that may be on a page, and the site's language. Of program code also what is on none, which costs a font
 * few characters.
 */
export async function shownTexts(): Promise<{ language: string; texts: ShownText[] }> {
  const texts: ShownText[] = [{ text: ascii }];
  const entries = await read(`${content}/**/*.yaml`);
  const language = String(valueOf(readSite(brandFolder), "company")["language"] ?? "en");
  for (const { file, text } of entries) {
    const said = unescaped(text);
    texts.push({ file, text: said }, { file, text: byIntl(language, said) });
  }
  texts.push(...(await read(`${brandFolder}/pages/**/*.astro`)));
  for (const { text } of await read(".generated/words.ts"))
    texts.push({ file: `${brandFolder}/sentences.yaml`, text });
  for (const { text } of await read(`{src,${brandFolder}/components}/**/*.{ts,tsx,astro,yaml}`))
    texts.push({ text });
  return { language, texts };
}

/** A file can say a character by its number, too. */
function unescaped(text: string): string {
  try {
    return JSON.stringify(parse(text));
  } catch {
    return text; // an entry that is being written; every build checks them
  }
}

/**
 * What `Intl` may write on pages for an entry: figures, days, lists, pay, names of countries and time zones.
 * @param entry as JSON
 */
export function byIntl(language: string, entry: string): string {
  const found = (pattern: RegExp) => [...entry.matchAll(pattern)].map(([, code = ""]) => code);
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28)));
  return [
    figure(language, 9_876_543_210.5),
    anyOf(language, ["a", "b", "c"]),
    commaOf(language),
    ...months.map((day) => longDate(language, day)),
    ...found(/"currency":"([A-Z]{3})"/g).map((code) => moneyRange(language, code, 12_345, 67_890)),
    ...found(/"country":"([A-Z]{2})"/g).map((code) => countryName(language, code)),
    ...found(/"timeZone":"([\w/+-]+)"/g).map((zone) => zoneName(language, zone)),
  ].join("");
}

async function read(pattern: string): Promise<{ file: string; text: string }[]> {
  const files = (await Array.fromAsync(glob(pattern, { cwd: root, exclude }))).toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
}
