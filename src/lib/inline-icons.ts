import brandSymbols from "../../.generated/brands.svg?raw";
import iconSymbols from "../../.generated/icons.svg?raw";
import { sprites } from "./icon-sprites.ts";

const symbols = new Map(
  [iconSymbols, brandSymbols]
    .flatMap((sprite) => sprite.match(/<symbol id="[^"]+".*?<\/symbol>/g) ?? [])
    .map((symbol) => [/id="([^"]+)"/.exec(symbol)?.[1], symbol]),
);

/**
 * Gives a finished page the icons it shows, each once: they come with its words, and not by two more
 * requests that the fonts would share the line with (docs/decisions/0008). In finished HTML and not
 * through React: the browser's copy of a page needs no second list of its icons.
 * @throws when the page shows an icon that is in no sprite
 */
export function inlineIcons(html: string): string {
  const used = new Set<string>();
  let page = html;
  for (const sprite of Object.values(sprites))
    page = page.replaceAll(
      new RegExp(`href="${RegExp.escape(sprite)}#([^"]+)"`, "g"),
      (_, name) => {
        used.add(String(name));
        return `href="#icon-${String(name)}"`;
      },
    );
  const drawings = [...used].toSorted().map((name) => {
    const symbol = symbols.get(name);
    if (!symbol) throw new Error(`There is no icon "${name}"`);
    return symbol.replace('id="', 'id="icon-'); // the page has ids of its own
  });
  // A gradient paints only where it is rendered; the browser need not look at any other drawing.
  const isPainted = (symbol: string) => symbol.includes("url(#");
  const painted = drawings.filter(isPainted).join("");
  const plain = drawings.filter((symbol) => !isPainted(symbol)).join("");
  return addAtEnd(page, sheet("hidden", plain) + sheet("absolute", painted));
}

const sheet = (utility: "hidden" | "absolute", drawings: string) =>
  drawings && `<svg class="${utility}" width="0" height="0" aria-hidden="true">${drawings}</svg>`;

/** Puts something after all that React knows of: it takes over what stands before. */
export function addAtEnd(html: string, addition: string): string {
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}${addition}${html.slice(end)}`;
}
