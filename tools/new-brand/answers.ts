import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";

/** What a new brand is made of. */
export type Answers = {
  name: string;
  /** BCP 47, such as fi. */
  language: string;
  city: string;
  /** ISO 3166, such as FI. */
  country: string;
  /** Of links and buttons, and of labels: #rrggbb. */
  colors: string;
};

/** The country in which most people who speak the language live, as CLDR has it. */
const countryOf = (language: string) => new Intl.Locale(language).maximize().region ?? "US";

const rules: Record<keyof Answers, [asks: string, isRight: (answer: string) => boolean]> = {
  name: ["The company's name", (it) => it !== ""],
  language: ["Its language, such as en, de or fi", isLanguage],
  city: ["The city of its office", (it) => it !== ""],
  country: ["The country's two letters", (it) => /^[A-Z]{2}$/.test(it)],
  colors: ["Colors of links and of labels", (it) => /^#[\da-f]{6}[ ,]*(?:#[\da-f]{6})?$/i.test(it)],
};

function isLanguage(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Asks for what is not given yet.
 * @param given answers from the command line
 * @param ask undefined if nobody can be asked: what is missing has its default then
 * @throws Error naming the first answer that cannot be
 */
export async function completeAnswers(
  given: Partial<Answers>,
  ask?: (question: string) => Promise<string>,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const key of Object.keys(rules) as (keyof Answers)[]) {
    const [asks, isRight] = rules[key];
    const usual = defaultOf(key, answers);
    const answer = given[key] ?? ((await ask?.(`${asks} (${usual}): `)) || usual);
    if (!isRight(answer.trim())) throw new Error(`--${key} cannot be "${answer}": ${asks}`);
    answers[key] = answer.trim();
  }
  return answers as Answers; // every key has been set
}

function defaultOf(key: keyof Answers, { language = "en" }: Partial<Answers>): string {
  if (key === "country") return countryOf(language);
  return {
    name: "Example Company",
    language: "en",
    city: "Example City",
    colors: "#0a5c8a #7a3b9c",
  }[key];
}

/** Asks on the terminal, if there is one. */
export async function askOnTerminal(given: Partial<Answers>): Promise<Answers> {
  if (!stdin.isTTY) return completeAnswers(given);
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    return await completeAnswers(given, (question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}
