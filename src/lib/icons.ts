import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import { type BrandMark, brands } from "./brands.ts";

/* Build time only: the pages carry the icons they show, each once. */

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

const require = createRequire(join(process.cwd(), "package.json"));
const symbols = new Map<string, string>();

/**
 * The `<symbol>`s a page needs, in a drawing of no size: a gradient paints only where it is rendered.
 * @param html the page, in which src/ui/icon.tsx says `href="#icon-…"`
 * @param later icons that the page's islands show only later
 * @throws naming the icon that is in no set
 */
export function iconSheet(html: string, later: readonly string[] = []): string {
  const shown = [...html.matchAll(/href="#icon-([^"]+)"/g)].map(([, name = ""]) => name);
  const drawings = [...new Set([...shown, ...later])].toSorted().map(symbolOf);
  return `<svg class="absolute" width="0" height="0" aria-hidden="true">${drawings.join("")}</svg>`;
}

function symbolOf(name: string): string {
  const known = symbols.get(name) ?? drawSymbol(name);
  symbols.set(name, known);
  return known;
}

function drawSymbol(name: string): string {
  const isBrand = name.startsWith("brand-");
  const mark: BrandMark | undefined = isBrand
    ? brands[name.slice("brand-".length)]
    : { icon: `lucide:${name}` };
  const [setName = "", iconName = ""] = mark?.icon.split(":") ?? [];
  const set = mark && (require(`@iconify-json/${setName}/icons.json`) as IconSet); // a data file
  const icon = set?.icons[iconName];
  if (!set || !icon) throw new Error(`There is no icon "${name}" (https://lucide.dev/icons)`);
  const width = icon.width ?? set.width ?? 24;
  const height = icon.height ?? set.height ?? 24;
  // Lucide's are lines, which are drawn in few points.
  const scale = !isBrand || width > 100 ? 1 : 64 / width;
  const body = lean(icon.body, scale, isBrand ? 0 : 1);
  return `<symbol id="icon-${name}" viewBox="0 0 ${width * scale} ${height * scale}">${inColor(body, mark)}</symbol>`;
}

/**
 * The same drawing in fewer bytes: marks are drawn to a thousandth of a unit and shown at 24 to 48
 * pixels. On a grid of 64 by 64 or finer, no point moves by more than a third of a pixel.
 */
function lean(body: string, scale: number, floatPrecision: number): string {
  const drawing = scale === 1 ? body : `<g transform="scale(${scale})">${body}</g>`;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, {
    floatPrecision,
    multipass: true,
    // The names of gradients are unique in the page; made shorter one by one, they would not be.
    plugins: [{ name: "preset-default", params: { overrides: { cleanupIds: false } } }],
  });
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/** The mark in one colour, or in one for each theme: the page's `color-scheme` says which. */
function inColor(body: string, { color, dark }: BrandMark): string {
  if (!color) return body;
  const own = body.replaceAll(/fill="#[\da-f]+"/gi, 'fill="currentColor"');
  return `<g color="${dark ? `light-dark(${color},${dark})` : color}">${own}</g>`;
}
