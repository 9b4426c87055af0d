import { getCollection } from "astro:content";
import { describe, expect, it } from "vitest";
import { collections } from "#src/content.config.ts";

type Words = { file: string; path: string; text: string };

const kinds = Object.keys(collections) as (keyof typeof collections)[]; // Object.keys forgets them
const entries = (await Promise.all(kinds.map((kind) => getCollection(kind)))).flat();
const sources = import.meta.glob<string>("./**/*.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});

const words = entries
  .flatMap(({ collection, id, data }) => wordsIn(`${collection}/${id}`, "", data))
  .filter(({ path }) => !path.endsWith(".code"));

function wordsIn(file: string, path: string, node: unknown): Words[] {
  if (typeof node === "string") return [{ file, path, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => wordsIn(file, `${path}.${key}`, value));
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!:])\s+/);
const tokensOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$%'.-]*[\p{L}\p{N}]/gu) ?? [];

/** Runs of `length` words that stand in more than one place, each with its places. */
function repeatedRuns(texts: readonly Words[], length: number): string[] {
  const places = new Map<string, string[]>();
  for (const { file, path, text } of texts) {
    const tokens = tokensOf(text);
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + length).join(" ");
      places.set(run, [...(places.get(run) ?? []), file + path]);
    }
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([run, where]) => `"${run}" in ${where.join(", ")}`);
}

/** Sentences of more than eight words that stand in more than one place. */
function repeatedSentences(texts: readonly Words[]): string[] {
  const sentences = texts.flatMap(({ text }) =>
    sentencesOf(text)
      .filter((sentence) => tokensOf(sentence).length > 8)
      .map((sentence) => tokensOf(sentence).join(" ")),
  );
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
}

const banned =
  /cutting[- ]edge|leverag|seamless|empower|\bunlock|\belevat(?:e|es|ed|ing)\b|\bsolutions?\b|\brobust|world[- ]class|game[- ]chang|state[- ]of[- ]the[- ]art|lorem ipsum|\bdelve|holistic|synerg/i;
const british =
  /colour|\bcentre|behaviour|favour|catalogue|organis|optimis|\bgrey\b|jewell|traveller/i;
/** Names and texts the specification gives. */
const given = new Set(["Excellence in Cloud Solutions", "Comming Soon!"]);

const offending = (pattern: RegExp, texts: readonly Words[] = words) =>
  texts.filter(({ text }) => !given.has(text) && pattern.test(text)).map((w) => w.file + w.path);

describe("the sweep itself", () => {
  it("finds words to sweep, in every kind of entry", () => {
    expect(words.length).toBeGreaterThan(900);
    expect(new Set(words.map((w) => w.file)).size).toBeGreaterThan(45);
  });

  it("notices what it looks for", () => {
    const say = (text: string, path = "") => ({ file: "x", path, text });
    expect(offending(banned, [say("A seamless start")])).toHaveLength(1);
    const line = "One two three four five six seven eight nine.";
    expect(repeatedSentences([say(line), say(`Before. ${line}`, "y")])).toHaveLength(1);
    expect(repeatedRuns([say(line), say(`And one two three four five six seven`)], 7)).toHaveLength(
      1,
    );
  });
});

describe("the voice", () => {
  it("uses none of the words the brand bans", () => {
    expect(offending(banned)).toEqual([]);
  });

  it("keeps exclamation marks to the specified texts, and em dashes out", () => {
    expect(offending(/[!—]/)).toEqual([]);
  });

  it("spells the American way", () => {
    expect(offending(british)).toEqual([]);
  });

  it("says no sentence of more than eight words twice", () => {
    expect(repeatedSentences(words)).toEqual([]);
  });

  it("repeats no run of seven words", () => {
    expect(repeatedRuns(words, 7)).toEqual([]);
  });

  it("leaves the company's name and addresses to its own entry", () => {
    const named = Object.entries(sources).filter(([, source]) =>
      /Thirteen Gates|thirteengates|\+92/.test(source),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(45);
    expect(named.map(([file]) => file)).toEqual([]);
  });
});
