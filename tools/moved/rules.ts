import { type List, listOf, type Refused, type Rule } from "./listed.ts";

/* Lists of hosts and web servers, one rule a line or as JSON. */

type Line = { line: number; text: string };

/** Netlify, Cloudflare Pages: `/old /new 301`. Squarespace: `/old -> /new 301`. Apache: `Redirect 301 /old /new`. */
const forms: Record<string, (words: string[]) => [from: string, to: string, rest: string[]]> = {
  arrow: ([from = "", , to = "", ...rest]) => [from, to, rest],
  apache: ([, ...words]) => {
    const [from = "", to = "", ...rest] = /^(?:\d{3}|permanent|temp|seeother|gone)$/i.test(
      words[0] ?? "",
    )
      ? words.slice(1)
      : words;
    return [from, to, [...rest, ...(words[0] === from ? [] : [words[0] ?? ""])]];
  },
  netlify: ([from = "", to = "", ...rest]) => [from, to, rest],
};

const apache =
  /^(?:Redirect(?:Match|Permanent|Temp)?\s+(?:(?:\d{3}|permanent|temp|seeother|gone)\s|["/^])|Rewrite(?:Engine|Base|Cond|Rule)\s)/i;

/** Whether a text is a list with one rule a line, by its first line that is none of a comment. */
export function formOf(text: string): keyof typeof forms | undefined {
  const lines = linesOf(text);
  if (lines.some(({ text: line }) => apache.test(line))) return "apache";
  const [first] = lines;
  if (first === undefined) return undefined;
  if (/^\S+\s+->\s+\S/.test(first.text)) return "arrow";
  return /^(?:\/|https?:\/\/)[^\s,;]*[ \t]+\/?[^\s,;]+(?:\s|$)/.test(first.text) &&
    !/\t.*\t|,|;/.test(first.text)
    ? "netlify"
    : undefined;
}

export function readRules(text: string, form: keyof typeof forms): List {
  const read = linesOf(text).map(({ line, text: written }): Rule | Refused => {
    const words = written.match(/"[^"]*"|\S+/g)?.map((it) => it.replaceAll('"', "")) ?? [];
    const refuse = (why: string) => ({ line, text: written, why });
    if (form === "apache" && !/^Redirect(?:Permanent|Temp)?$/i.test(words[0] ?? ""))
      return refuse("is no Redirect of one address: list the addresses that it means, one a line");
    if (form === "arrow" && words[1] !== "->")
      return refuse("has no arrow: write /old -> /new 301");
    const [from, to, rest] = forms[form]?.(words) ?? ["", "", []];
    const odd = rest.find((it) => !/^(?:30[12378]!?|permanent|temp)$/i.test(it));
    if (odd !== undefined || to === "")
      return refuse(
        to === ""
          ? "says of no page where it leads: write /old /new"
          : `has the condition ${odd}, which a moved address cannot have: list what it means`,
      );
    return { line, from, to };
  });
  return joined(read);
}

/** Vercel's `vercel.json`: `{ "redirects": [{ "source", "destination" }] }`, and such a list by itself. */
export function readJson(text: string): List {
  const json = parsed(text) as { redirects?: unknown } | unknown[];
  const list: unknown = Array.isArray(json) ? json : json.redirects;
  const lineOf = linesOfItems(text);
  if (!Array.isArray(list))
    throw new Error(
      'This JSON has no list of "redirects": export a CSV, with columns "old" and "new".',
    );
  return joined(
    list.map((item: Record<string, unknown>, at): Rule | Refused => {
      const { source, destination, has, missing } = item ?? {};
      const line = lineOf[at] ?? at + 1;
      if (typeof source !== "string" || typeof destination !== "string")
        return {
          line,
          text: JSON.stringify(item),
          why: 'has no "source" and "destination": export a CSV there, if you can',
        };
      if (has !== undefined || missing !== undefined)
        return {
          line,
          text: `${source} ${destination}`,
          why: "has a condition, which a moved address cannot have: list what it means",
        };
      return { line, from: source, to: destination };
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This file is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** The lines in which the sources stand. */
const linesOfItems = (text: string) =>
  text.split("\n").flatMap((line, at) => (/"source"\s*:/.test(line) ? [at + 1] : []));

function joined(read: readonly (Rule | Refused)[]): List {
  const { listed, refused } = listOf(read.filter((it): it is Rule => "from" in it));
  const others = read.filter((it): it is Refused => "why" in it);
  return { listed, refused: [...refused, ...others].toSorted((a, b) => a.line - b.line) };
}

const linesOf = (text: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== "" && !line.startsWith("#"));
