import { statSync } from "node:fs";
import { join } from "node:path";
import type { Moved } from "#contract/moved.ts";
import { type Move, movedOf } from "#src/entry-forms/moves.ts";
import { parseEntries } from "#tools/content/read-content.ts";

/**
 * The addresses that have moved, as the entry says. Where this build does not have the page, since it is hidden, has not begun
 * or is over, they lead to the one above it, or are not found until it does.
 * @param folder the built site
 * @throws naming a move that would hide a file of the build
 */
export async function movedIn(folder: string): Promise<Moved> {
  const { entries } = await parseEntries(process.cwd());
  const written = entries.find(({ collection }) => collection === "moved")?.data;
  const { addresses: moves = [] } = (written ?? {}) as { addresses?: Move[] };
  const isBuilt = (path: string) =>
    ["", ".html", "/index.html"].some((ending) =>
      statSync(join(folder, `${path}${ending}`), { throwIfNoEntry: false })?.isFile(),
    );
  const all = Object.entries(movedOf(moves));
  for (const [from] of all)
    if (isBuilt(from))
      throw new Error(`Moved addresses: ${from} is a file of this site: take it out of the list.`);
  const present = (to: string) => {
    const page = to.replace(/#.*/, "");
    if (isBuilt(decodeURI(page))) return to;
    const above = page.replace(/\/[^/]*$/, "");
    return above !== "" && isBuilt(decodeURI(above)) ? above : undefined;
  };
  return Object.fromEntries(
    all.flatMap(([from, to]) => {
      const page = present(to);
      return page === undefined ? [] : [[from, page]];
    }),
  );
}
