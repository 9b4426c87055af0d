import { keyOf } from "#contract/moved.ts";
import type { Listed } from "./listed.ts";

export type Suggestion = {
  line: number;
  from: string;
  to?: string;
  /** In words: why this page, or why none. */
  why: string;
};

/** Says for each address of an older site where it leads: as the list says, or nowhere yet. @param pages of this site */
export const suggest = (listed: readonly Listed[], pages: ReadonlySet<string>): Suggestion[] =>
  listed.map(({ line, from, to }): Suggestion => {
    if (pages.has(keyOf(from))) return { line, from, why: "stays: there is a page" };
    if (to === undefined) return { line, from, why: "leads nowhere yet" };
    return pages.has(to)
      ? { line, from, to, why: "as listed" }
      : { line, from, why: `there is no page ${to}` };
  });
