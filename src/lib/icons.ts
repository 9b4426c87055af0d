import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import { brand } from "#src/entries/brand.ts";
import { company } from "#src/entries/company.ts";
import { directionOf } from "#src/entries/locale.ts";
import type { Mark } from "#content/schemas/brand.ts";

/* Build time only. Every page contains each icon it shows once, as a <symbol>. */

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

const require = createRequire(join(process.cwd(), "package.json"));
/** Drawn in place of each other where text runs from right to left. */
const turned: Record<string, string> = directionOf(company.language)
  ? { "arrow-right": "arrow-left", "arrow-left": "arrow-right" }
  : {};

/** By icon; drawn once for all pages. */
const symbols = new Map<string, string>();

/**
 * The icons of a page as an SVG sprite. It has no size instead of `display: none`, which would disable gradients.
 * @param html the page, in which src/ui/icon.tsx has written `href="#icon-…"`
 * @param laterIcons icons that the page's islands show only later
 * @throws naming an icon that is in no set
 */
export function iconSheet(html: string, laterIcons: readonly string[]): string {
  const used = [...html.matchAll(/href="#icon-([^"]+)"/g)].map(([, name = ""]) => name);
  const names = [...new Set([...used, ...laterIcons])].toSorted();
  for (const name of names) if (!symbols.has(name)) symbols.set(name, createSymbol(name));
  const sprite = names.map((name) => symbols.get(name));
  return `<svg class="absolute" width="0" height="0" aria-hidden="true">${sprite.join("")}</svg>`;
}

function createSymbol(name: string): string {
  const isBrand = name.startsWith("brand-");
  const mark: Omit<Mark, "name"> | undefined = isBrand
    ? brand.marks.find((mark) => `brand-${mark.name}` === name)
    : { icon: `lucide:${turned[name] ?? name}` };
  const [setName = "", iconName = ""] = mark?.icon.split(":") ?? [];
  const set = mark && (require(`@iconify-json/${setName}/icons.json`) as IconSet); // a data file
  const icon = set?.icons[iconName];
  if (!set || !icon) throw new Error(`There is no icon "${name}" (https://lucide.dev/icons)`);
  const width = icon.width ?? set.width ?? 24;
  const height = icon.height ?? set.height ?? 24;
  // Brand marks are scaled to a grid of 64 or more, so that coordinates can be rounded to integers.
  const scale = !isBrand || width > 100 ? 1 : 64 / width;
  const body = minify(icon.body, scale, isBrand ? 0 : 1);
  return `<symbol id="icon-${name}" viewBox="0 0 ${width * scale} ${height * scale}">${withColors(body, mark)}</symbol>`;
}

/**
 * Rounds coordinates: marks have three decimals and are shown at 24 to 48 pixels. On a grid of 64 by 64 or
 * finer, no point moves by more than a third of a pixel.
 */
function minify(body: string, scale: number, floatPrecision: number): string {
  const drawing = scale === 1 ? body : `<g transform="scale(${scale})">${body}</g>`;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, {
    floatPrecision,
    multipass: true,
    // Ids shortened one icon at a time would not be unique in the page.
    plugins: [{ name: "preset-default", params: { overrides: { cleanupIds: false } } }],
  });
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/** Applies a mark's color, or one per theme, which `light-dark()` selects by the page's `color-scheme`. */
function withColors(body: string, { color, dark }: Pick<Mark, "color" | "dark">): string {
  if (!color) return body;
  const own = body.replaceAll(/fill="#[\da-f]+"/gi, 'fill="currentColor"');
  return `<g color="${dark ? `light-dark(${color},${dark})` : color}">${own}</g>`;
}
