import { keyOf } from "#contract/moved.ts";
import type { PageAddress } from "#content/forms/page-addresses.ts";
import type { Listed } from "./read-list.ts";

export type Suggestion = {
  from: string;
  to?: string;
  /** In words: why this page, or why none. */
  why: string;
};

/**
 * Says for each address of an older site where it should lead: as the list says, to the page whose last part or whose
 * title has the same words, or nowhere yet.
 * @param pages addresses that links may have
 */
export function suggest(listed: readonly Listed[], pages: readonly PageAddress[]): Suggestion[] {
  const paths = new Set(pages.map(({ to }) => to));
  return listed.map(({ from, to }): Suggestion => {
    if (paths.has(keyOf(from))) return { from, why: "stays: there is a page" };
    if (to !== undefined)
      return paths.has(to)
        ? { from, to, why: "as listed" }
        : { from, why: `there is no page ${to}` };
    const found = closest(from, pages);
    return found
      ? { from, to: found, why: "a guess: please look" }
      : { from, why: "no page found" };
  });
}

/** The page that shares most words with an address, if it is more than half of them. */
function closest(from: string, pages: readonly PageAddress[]): string | undefined {
  const wanted = wordsOf(lastPart(from));
  if (wanted.size === 0) return undefined;
  const scored = pages.map(({ to, title }) => {
    const texts = [lastPart(to.replace("#", "/")), title, withoutUmlauts(title)];
    const own = new Set(texts.flatMap((text) => [...wordsOf(text)]));
    return { to, shared: [...wanted].filter((word) => own.has(word)).length };
  });
  // Pages before places on them.
  const best = scored.toSorted(
    (a, b) => b.shared - a.shared || Number(a.to.includes("#")) - Number(b.to.includes("#")),
  )[0];
  return best && best.shared * 2 > wanted.size ? best.to : undefined;
}

/** Without what older sites put there: an ending, a date, a number. */
const lastPart = (path: string) =>
  keyOf(path)
    .split("/")
    .map((part) => part.replace(/\.\w{2,5}$/, ""))
    .findLast((part) => /\p{L}/u.test(part) && part !== "index") ?? "";

/** As German addresses write them; `wordsOf` leaves out the dots alone. */
const withoutUmlauts = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => (letter === "ß" ? "ss" : `${base[letter]}e`));
const base: Record<string, string> = { ä: "a", ö: "o", ü: "u" };

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/(?=\p{N}*\p{L})[\p{L}\p{N}]{2,}/gu),
  );
