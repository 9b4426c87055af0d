import { parse } from "node-html-parser";

/** How many openings and projects the measured pages have. */
const count = 200;

/** A value of an island's properties, as Astro writes them: its kind, 1 for a list, and what it holds. */
type Written = [kind: number, value: unknown];
type Entry = Written & [0, { slug: Written }];

/**
 * Multiplies the openings and projects of a page: the properties of its islands, which draw themselves anew, and the
 * cards that a script filters.
 */
export function withManyEntries(html: string): string {
  const page = parse(html, { comment: true });
  for (const island of page.querySelectorAll("astro-island")) {
    const props = JSON.parse(island.getAttribute("props") ?? "{}") as Record<string, Written>;
    for (const name of ["jobs", "projects"])
      if (props[name]) props[name][1] = many(props[name][1] as Entry[]);
    island.setAttribute("props", JSON.stringify(props));
  }
  const cards = page.querySelectorAll("li[data-categories]");
  cards.at(-1)?.insertAdjacentHTML("afterend", many(cards).slice(cards.length).join(""));
  return page.toString();
}

function many<Item>(items: Item[]): Item[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] as Item; // a page with the island has entries
    if (index < items.length || !Array.isArray(item)) return item;
    const [kind, entry] = item as unknown as Entry; // cards are no arrays
    return [kind, { ...entry, slug: [0, `${String(entry.slug[1])}-${index}`] }] as Item;
  });
}
