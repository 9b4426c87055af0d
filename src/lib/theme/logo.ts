import { readFileSync } from "node:fs";
import { brand } from "#src/entries/brand.ts";
import { brandFolder } from "#content/brand-folder.ts";
import type { Theme } from "#content/schemas/brand.ts";
import { inlineDrawing } from "./drawing.ts";
import { replaceRoles } from "./roles.ts";

/* Build time only. */

/** @param prefix makes its ids unique in the page */
export const readLogo = (prefix: string) =>
  inlineDrawing(readFileSync(`${brandFolder}/content/brand/${brand.logo}`, "utf8"), prefix);

/** The logo with the colors of one theme, for use outside of pages. */
export function logoInTheme(theme: Theme) {
  const { viewBox, body } = readLogo(theme);
  const drawing = replaceRoles(body, theme);
  return { viewBox, body: drawing.replaceAll("currentColor", brand.colors.ink[theme]) };
}

const svg = (viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

/** The favicon. It follows the system's color scheme, as the browser's tab bar does. */
export function favicon(): string {
  const { viewBox, body: light } = logoInTheme("light");
  const rules =
    ".d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}";
  const groups = `<g class="l">${light}</g><g class="d">${logoInTheme("dark").body}</g>`;
  return svg(viewBox, `<style>${rules}</style>${groups}`);
}

/**
 * The light theme's logo centered in a square.
 * @param share size relative to the square, 0 to 1
 * @param ground color of the square; transparent without it
 */
export function logoOnSquare(share: number, ground?: string): string {
  const { viewBox, body } = logoInTheme("light");
  const [side, margin] = [100 * share, 50 * (1 - share)];
  const behind = ground ? `<path fill="${ground}" d="M0 0h100v100H0z"/>` : "";
  const place = `x="${margin}" y="${margin}" width="${side}" height="${side}" viewBox="${viewBox}"`;
  return svg("0 0 100 100", `${behind}<svg ${place}>${body}</svg>`);
}
