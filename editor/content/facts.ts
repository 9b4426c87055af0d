import type { Known } from "#content/known.ts";
import type { Entry } from "#content/site.ts";

/** What stands for a word in braces. */
export type Fact = {
  name: string;
  value: string;
  /** "The number of people". */
  says: string;
};

const says: Record<string, string> = {
  company: "The name of the company",
  founded: "The year in which the company was founded",
  messageDays: "The number of days for which messages are kept",
  applicationDays: "The number of days for which applications are kept",
};

/** All of them, what is longest first: a price before a figure in it. */
export function factsOf(known: Known, entries: readonly Entry[]): Fact[] {
  const titleOf = (slug: string) =>
    entries.find((it) => it.kind === "services" && it.slug === slug)?.title ?? slug;
  return Object.entries(known.facts)
    .map(([name, value]) => {
      const [first = "", second = ""] = name.split(":");
      const said =
        first === "price"
          ? `The price of ${titleOf(second)}`
          : (says[first] ?? `The number of ${first}`);
      return { name, value, says: said };
    })
    .toSorted((a, b) => b.value.length - a.value.length);
}
