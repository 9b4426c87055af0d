import { withinBrand } from "#content/brand-folder.ts";
import { focusOf } from "#content/picture-focus.ts";

/** Size in CSS pixels, without a height as high as it is, and widths up to that on a high-density screen. */
export type Format = { width: number; height?: number; widths: number[] };

/** By collection, or page. */
const formats: Record<string, Format> = {
  projects: { width: 800, height: 500, widths: [480, 800, 1200] },
  services: { width: 560, height: 480, widths: [560, 1120] },
  technologies: { width: 580, height: 520, widths: [580, 1160] },
  apps: { width: 1240, height: 800, widths: [620, 1240] },
  testimonials: { width: 56, height: 64, widths: [56, 112] },
  people: { width: 216, height: 243, widths: [216, 432] },
  articles: { width: 1240, widths: [620, 1240] },
  "pages/about": { width: 1240, height: 420, widths: [620, 1240] },
  "pages/careers": { width: 800, height: 600, widths: [480, 800, 1200] },
};

/** Of projects, mostly phone screenshots: their page has room for them, cards do not. */
const portrait: Format = { width: 800, height: 1000, widths: [480, 800] };

/** @param file path of an entry's picture from the project's root, with / in front */
export function formatOf(file: string): Format | undefined {
  const [, collection = "", page] = withinBrand(file).split("/");
  return formats[collection] ?? formats[`${collection}/${page}`];
}

/** What an upright picture has beside it, if its collection shows it upright, too. */
export const uprightFormatOf = (file: string): Format | undefined =>
  formatOf(file) === formats["projects"] ? portrait : undefined;

/** The part of a picture that stays in view, as sharp says it: "left top". */
export const positionOf = (file: string): string => focusOf(file).replace("-", " ");
