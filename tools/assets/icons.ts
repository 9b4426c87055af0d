import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import { brands } from "./brands.ts";

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..", "..");
const useOfIcon = /(?:\bicon(?:=|: )|<Icon\s+name=)"([^"]+)"|"(brand-[a-z-]+)"/g;

/**
 * Makes .generated/icons.svg and brands.svg: sprites of every icon named in app/, from Lucide
 * (plain names) and the brands' own marks (`brand-…`, heavier, and not on every page).
 * Inlined in the pages they would cost 10 kB each.
 *
 * @throws naming the file and the icon when a name is in neither set
 */
export async function makeSprites(): Promise<void> {
  const symbols = new Map<string, string>();
  for await (const file of glob("app/**/*.{ts,tsx}", { cwd: root })) {
    if (file === join("app", "art", "brands.ts")) continue;
    for (const [, named, brand] of (await readFile(join(root, file), "utf8")).matchAll(useOfIcon)) {
      const name = named ?? brand ?? "";
      if (!symbols.has(name)) symbols.set(name, symbolOf(name, file));
    }
  }
  const sorted = [...symbols].toSorted(([a], [b]) => a.localeCompare(b));
  const sheets = Object.groupBy(sorted, ([name]) =>
    name.startsWith("brand-") ? "brands" : "icons",
  );
  await mkdir(join(root, ".generated"), { recursive: true });
  for (const [sheet, entries = []] of Object.entries(sheets)) {
    const content = entries.map(([, symbol]) => symbol).join("");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>\n`;
    const file = join(root, ".generated", `${sheet}.svg`);
    const old = await readFile(file, "utf8").catch(() => undefined);
    // A file that is written makes the development server load the page anew, though it says the same.
    if (svg !== old) await writeFile(file, svg);
  }
}

function symbolOf(name: string, file: string): string {
  const brand = name.startsWith("brand-") ? name.slice("brand-".length) : undefined;
  const mark = brand === undefined ? { icon: `lucide:${name}` } : brandOf(brand);
  const [setName = "", iconName = ""] = mark?.icon.split(":") ?? [];
  const set = mark && iconSet(setName);
  const icon = set?.icons[iconName];
  if (!set || !icon) throw new Error(`${file}: there is no icon "${name}"`);
  const width = icon.width ?? set.width ?? 24;
  const height = icon.height ?? set.height ?? 24;
  const size = Math.max(width, height);
  const body =
    "color" in mark ? colored(lean(icon.body, size), mark) : lean(withPlainPaints(icon.body), size);
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
}

/**
 * The same drawing in fewer bytes: marks are drawn to a thousandth of a unit and shown at 24 to 48
 * pixels, where a two-hundredth of their size is a fifth of a pixel or less.
 */
function lean(body: string, size: number): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    floatPrecision: size > 100 ? 0 : 1,
    multipass: true,
    // The names of gradients are unique in the sprite; made shorter one by one, they would not be.
    plugins: [{ name: "preset-default", params: { overrides: { cleanupIds: false } } }],
  });
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/** The mark in one colour, or in one for each theme: the page's `color-scheme` says which. */
function colored(body: string, { color, dark }: { color: string; dark?: string }): string {
  const own = body.replaceAll(/fill="#[\da-f]+"/gi, 'fill="currentColor"');
  return `<g color="${dark ? `light-dark(${color},${dark})` : color}">${own}</g>`;
}

/**
 * WebKit finds no gradient of a sprite that is another file, and would leave the shape out: each
 * names a plain color to take then (SVG 2, section 13.2, "Specifying paint"). A gradient that lets
 * something through only shades what another shape has painted; nothing takes its place.
 *
 * @returns the drawing with `fill="url(#id) <color or none>"`, the color from its middle stop
 */
export function withPlainPaints(body: string): string {
  return body.replaceAll(/fill="url\(#([^)"]+)\)"/g, (_, id: string) => {
    const [, stops = ""] = new RegExp(`Gradient id="${id}"[^>]*>(.*?)</`).exec(body) ?? [];
    const colors = [...stops.matchAll(/stop-color="([^"]+)"/g)].map(([, color]) => color);
    const middle = colors[Math.floor(colors.length / 2)];
    return `fill="url(#${id}) ${stops.includes("stop-opacity") ? "none" : (middle ?? "none")}"`;
  });
}

const brandOf = (name: string) => Object.entries(brands).find(([brand]) => brand === name)?.[1];

const iconSet = (name: string) => require(`@iconify-json/${name}/icons.json`) as IconSet; // a data file
