import { readFileSync } from "node:fs";
import { optimize } from "svgo";
import { brand } from "#src/content/brand.ts";
import type { Theme } from "#src/content/schemas/brand.ts";
import { propertyOf, withRoles } from "./roles.ts";
import { viewBoxOf } from "./view-box.ts";

/* Build time only. */

type Logo = { viewBox: string; body: string };

/**
 * The logo as drawing programs export it, made fit to stand in a page: nothing that runs, no style sheet and
 * no style attribute, which the pages' policy forbids.
 * @param place begins the names of gradients and the like, so that two in one page do not meet
 */
function readLogo(place: string): Logo {
  const { data } = optimize(readFileSync(`src/content/brand/${brand.logo}`, "utf8"), {
    plugins: [
      "preset-default",
      "removeScripts",
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      { name: "prefixIds", params: { prefix: place, delim: "-" } },
    ],
  });
  return {
    viewBox: viewBoxOf(data),
    body: data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, ""),
  };
}

/** The logo in the colors of the page's theme. */
export function logoInPage(place: string): Logo {
  const { viewBox, body } = readLogo(place);
  return { viewBox, body: withRoles(body, brand, (role) => `var(${propertyOf(role)})`) };
}

/** The logo in the colors of one theme, for what knows none. */
export function logoInTheme(theme: Theme): Logo {
  const { viewBox, body } = readLogo(theme);
  const drawing = withRoles(body, brand, (role) => brand.colors[role][theme]);
  return { viewBox, body: drawing.replaceAll("currentColor", brand.colors.ink[theme]) };
}

const svg = (viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

/** The icon of the tab: it follows the system's theme, since the browser's frame does. */
export function logoOfTab(): string {
  const { viewBox, body: light } = logoInTheme("light");
  const rules =
    ".d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}";
  const groups = `<g class="l">${light}</g><g class="d">${logoInTheme("dark").body}</g>`;
  return svg(viewBox, `<style>${rules}</style>${groups}`);
}

/**
 * The light theme's logo in the middle of a square.
 * @param share how much of the square's side it takes, 0 to 1
 * @param ground the square's color; none without it
 */
export function logoOnSquare(share: number, ground?: string): string {
  const { viewBox, body } = logoInTheme("light");
  const [side, margin] = [100 * share, 50 * (1 - share)];
  const behind = ground ? `<path fill="${ground}" d="M0 0h100v100H0z"/>` : "";
  const place = `x="${margin}" y="${margin}" width="${side}" height="${side}" viewBox="${viewBox}"`;
  return svg("0 0 100 100", `${behind}<svg ${place}>${body}</svg>`);
}
