import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodedPath, type Moved } from "#contract/moved.ts";
import { type Site, valueOf } from "#content/site.ts";
import { type Move, movedOf } from "#content/rules/moves.ts";

/**
 * The addresses that have moved or are gone, as the entry says. Where this build does not have the page, since it is hidden, has not begun
 * or is over, they lead to the one above it, or are not found until it does.
 * What is there does not move: a line says so.
 * @param folder the built site
 */
export function movedIn(site: Site, folder: string): Moved {
  const { addresses: moves = [] } = valueOf(site, "moved") as { addresses?: Move[] };
  const isBuilt = (path: string) =>
    ["", ".html", "/index.html"]
      .map((end) => join(folder, `${path}${end}`))
      .some((file) => existsSync(file) && statSync(file).isFile());
  const all = Object.entries(movedOf(moves)).filter(([from]) => {
    const stays = isBuilt(from);
    if (stays)
      console.log(`Note: ${from} is a file of this site: take it out of the moved addresses.`);
    return !stays;
  });
  const present = (to: string | null) => {
    if (to === null) return null;
    const page = to.replace(/#.*/, "");
    if (isBuilt(decodedPath(page))) return to;
    const above = page.replace(/\/[^/]*$/, "");
    return above !== "" && isBuilt(decodedPath(above)) ? above : undefined;
  };
  return Object.fromEntries(
    all.flatMap(([from, to]) => {
      const page = present(to);
      return page === undefined ? [] : [[from, page]];
    }),
  );
}
