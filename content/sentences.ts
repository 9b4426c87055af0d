import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "astro/zod";
import { parse } from "yaml";
import * as de from "#contract/sentences/de.ts";
import * as en from "#contract/sentences/en.ts";
import type { Sentences } from "#contract/sentences/fill.ts";

/** What a brand says otherwise, or in a language that the engine does not have. */
const ownFile = "sentences.yaml";

/** Whole languages of the engine. */
const english: Sentences = en;
const languages: Record<string, Sentences> = { en, de };

/** Whether the engine has all sentences of a language. */
export const isWhole = (language: string): boolean => plainLanguage(language) in languages;

/** All sentences in English as comments, for whoever translates them. */
export const sentencesToTranslate = (): string =>
  [
    "# What buttons, errors and labels say. Take the # away before a line, and translate it; keep {words in braces}.",
    ...groups.flatMap((group) => [
      `# ${group}:`,
      ...Object.entries(english[group]).map(([key, said]) => `#   ${key}: ${JSON.stringify(said)}`),
    ]),
    "",
  ].join("\n");

/** `de` for `de-AT`; English for what is no language: the company's entry says so where it is checked. */
function plainLanguage(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return "en";
  }
}

export const groups = ["forms", "page", "server"] as const;
type Group = (typeof groups)[number];
const named = (shape: z.ZodRawShape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has no ${issue.keys.join(", ")}`
        : "has to be names, each with a colon and what it says",
  });
const sentence = z.string("needs a text").min(1, "needs a text").optional();
const own = named(
  Object.fromEntries(
    groups.map((group) => [
      group,
      named(
        Object.fromEntries(Object.keys(english[group]).map((key) => [key, sentence])),
      ).nullish(),
    ]),
  ),
);

export type Said = {
  sentences: Sentences;
  /** Names of sentences that are English because nobody has translated them, such as `page.menu`. */
  untranslated: readonly string[];
  /** One line per sentence that is wrong in the brand's file. */
  sentenceFaults: readonly string[];
};

const read = new Map<string, { text: string; said: Said }>();

/**
 * Puts together the sentences of a brand's pages: its own, else those of its language, else English.
 * @param folder the brand's
 */
export function readSentences(folder: string, language: string): Said {
  const text = textOf(join(folder, ownFile));
  const key = `${folder} ${language}`;
  const last = read.get(key);
  if (last?.text === text) return last.said;
  const said = saidIn(text, language);
  read.set(key, { text, said });
  return said;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // a brand that says nothing otherwise has none
  }
}

function parsed(text: string): { value?: unknown; fault?: string } {
  try {
    return { value: parse(text) ?? {} };
  } catch (error) {
    return { value: {}, fault: `${ownFile}: ${(error as Error).message}` };
  }
}

function saidIn(text: string, language: string): Said {
  const { value, fault } = parsed(text);
  const read = own.safeParse(value);
  const ownSentences = (read.data ?? {}) as Partial<Record<Group, Record<string, string> | null>>;
  const known = languages[plainLanguage(language)];
  const untranslated: string[] = [];
  const sentenceFaults = (read.error?.issues ?? []).map(
    ({ path, message }) => `${ownFile}: ${path.join(".")} ${message}`,
  );
  if (fault !== undefined) sentenceFaults.push(fault);
  const table = (group: Group) =>
    Object.fromEntries(
      Object.entries(english[group]).map(([key, inEnglish]) => {
        const said = ownSentences[group]?.[key];
        if (said === undefined && !known) untranslated.push(`${group}.${key}`);
        if (said !== undefined && !fillsInTheSame(said, inEnglish))
          sentenceFaults.push(
            `${ownFile}: ${group}.${key} has to have ${placesIn(inEnglish).join(", ")}`,
          );
        const ofLanguage: Record<string, string> = (known ?? english)[group];
        return [key, said ?? ofLanguage[key] ?? inEnglish];
      }),
    );
  const sentences = Object.fromEntries(groups.map((group) => [group, table(group)])) as Sentences;
  return { sentences, untranslated, sentenceFaults };
}

const placesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
const fillsInTheSame = (one: string, other: string) =>
  placesIn(one).join() === placesIn(other).join();
