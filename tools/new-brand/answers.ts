import { fstatSync } from "node:fs";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { company } from "#content/schemas/company.ts";
import { regionalLanguage, timeZonesOf, usualTimeZone } from "./choices.ts";

/** What a new brand is made of. */
export type Answers = {
  name: string;
  /** BCP 47, such as fi or pt-PT. */
  language: string;
  city: string;
  /** ISO 3166, such as FI. */
  country: string;
  /** Of the IANA's list. */
  timeZone: string;
  /** Of links and buttons, and of labels: #rrggbb. */
  colors: string;
};
/** What nobody said or confirmed, and there was a choice. */
export type Guessed = (keyof Answers)[];

/** The country in which most people who speak the language live, as CLDR has it. */
const countryOf = (language: string) => new Intl.Locale(language).maximize().region ?? "US";

const { language, timeZone, address } = company.shape;
const rules: Record<keyof Answers, [asks: string, isRight: (answer: string) => boolean]> = {
  name: ["The company's name", (it) => it !== ""],
  language: ["Its language, such as en, de or fi", (it) => language.safeParse(it).success],
  city: ["The city of its office", (it) => it !== ""],
  country: ["The country's two letters", (it) => address.shape.country.safeParse(it).success],
  timeZone: ["Its time zone", (it) => timeZone.safeParse(it).success],
  colors: ["Colors of links and of labels", (it) => /^#[\da-f]{6}[ ,]*(?:#[\da-f]{6})?$/i.test(it)],
};

/** @returns undefined if there is no answer left */
type Ask = (question: string) => Promise<string | undefined>;
/** `among`: between which values somebody has to choose. `said` on the command line. */
type Choice = { among?: string; isGuess?: boolean; said?: string | undefined };

/**
 * Asks for what is not given yet.
 * @param given answers from the command line
 * @param ask undefined if nobody can be asked: what is missing is guessed then
 * @throws Error naming the first answer that cannot be
 */
export async function completeAnswers(
  given: Partial<Answers>,
  ask?: Ask,
): Promise<{ answers: Answers; guessed: Guessed }> {
  const guessed: Guessed = [];
  async function answer(key: keyof Answers, usual: string, choice: Choice = {}): Promise<string> {
    const { among, isGuess = among !== undefined, said } = { said: given[key], ...choice };
    const [asks, isRight] = rules[key];
    const question = among === undefined ? asks : `${asks}: ${among}`;
    const answered = said ?? (await ask?.(`${question} (${usual}): `));
    if (isGuess && answered === undefined) guessed.push(key);
    const it = (answered || usual).trim();
    if (!isRight(it)) throw new Error(`--${optionOf(key)} cannot be "${it}": ${asks}`);
    return it;
  }

  const name = await answer("name", "Example Company");
  const plain = await answer("language", "en");
  const city = await answer("city", "Example City");
  const country = await answer("country", countryOf(plain), { isGuess: true });
  const regional = regionalLanguage(plain, country);
  const zones = timeZonesOf(country);
  return {
    answers: {
      name,
      language: regional
        ? await answer("language", regional.tag, { among: regional.choice, said: undefined })
        : plain,
      city,
      country,
      timeZone: await answer(
        "timeZone",
        usualTimeZone(zones, city),
        zones.length > 1 ? { among: zones.join(", ") } : { said: given.timeZone ?? zones[0] },
      ),
      colors: await answer("colors", "#0a5c8a #7a3b9c"),
    },
    guessed,
  };
}

/** As on the command line. */
const optionOf = (key: keyof Answers) => (key === "timeZone" ? "time-zone" : key);

/** Asks on the terminal, or takes the lines of a pipe or file. Of other programs' sockets, which may never end, it takes none. */
export async function askOnTerminal(given: Partial<Answers>) {
  const input = fstatSync(stdin.fd);
  if (!stdin.isTTY && !input.isFIFO() && !input.isFile()) return completeAnswers(given);
  const terminal = createInterface({ input: stdin });
  // One after the other: of lines that came together, `question` would lose all but one.
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await completeAnswers(given, async (question) => {
      stdout.write(stdin.isTTY ? question : `${question}\n`);
      const { value, done } = await lines.next();
      return done ? undefined : value;
    });
  } finally {
    terminal.close();
  }
}
