import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSite, valueOf } from "#content/site.ts";

type Themed = { light: string; dark: string };
type Brand = {
  logo: string;
  colors: Record<string, Themed>;
  fonts: { display: string; text: string };
};

/** Used until the brand's own can be read. */
const plain: Brand["colors"] = {
  paper: { light: "#fafafa", dark: "#101418" },
  surface: { light: "#ffffff", dark: "#181d23" },
  sunk: { light: "#f0f0f0", dark: "#14181d" },
  line: { light: "#dddddd", dark: "#2c333b" },
  edge: { light: "#767676", dark: "#8a939c" },
  ink: { light: "#1a1a1a", dark: "#f2f4f6" },
  muted: { light: "#555555", dark: "#b4bcc4" },
  action: { light: "#1d4ed8", dark: "#93b4ff" },
  actionHover: { light: "#1e40af", dark: "#b8ccff" },
  onAction: { light: "#ffffff", dark: "#101418" },
  label: { light: "#0f766e", dark: "#5eead4" },
  success: { light: "#166534", dark: "#86efac" },
  error: { light: "#b3261e", dark: "#ff9a8d" },
};

/** The brand's colors and fonts for the editor; plain ones while its file is broken. */
export function brandStyles(brandFolder: string): string {
  const brand = readBrand(brandFolder);
  const colors = Object.entries({ ...plain, ...brand?.colors }).map(
    ([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});`,
  );
  const faces = Object.entries(brand?.fonts ?? {}).map(
    ([name]) =>
      `@font-face { font-family: "brand-${name}"; src: url("/edit/font/${name}"); font-weight: 300 800; font-display: swap; }`,
  );
  return `:root {\n${colors.join("\n")}\n}\n${faces.join("\n")}\n`;
}

/** The brand's logo, for the editor's own page. */
export async function brandLogo(brandFolder: string): Promise<string> {
  const folder = join(brandFolder, "content/brand");
  const brand = readBrand(brandFolder);
  const svg = await readFile(join(folder, brand?.logo ?? "logo.svg"), "utf8").catch(() => "");
  return inLightTheme(svg, brandFolder);
}

/** A logo in the colors of the light theme: an image knows no colors of the page. */
export function inLightTheme(svg: string, brandFolder: string): string {
  const colors = { ...plain, ...readBrand(brandFolder)?.colors };
  return svg.replaceAll(
    /var\(--color-(\w+)\)/g,
    (_, name: string) => colors[name]?.light ?? "currentColor",
  );
}

/** The file of one of the brand's fonts. @returns undefined if there is none */
export function fontFile(brandFolder: string, name: string): string | undefined {
  const folder = join(brandFolder, "content/brand");
  const file = readBrand(brandFolder)?.fonts[name as "text"];
  return file && /^[\w/-]+\.(?:woff2|ttf)$/.test(file) ? join(folder, file) : undefined;
}

const isColor = (it: unknown) => /^#[\da-f]{6}$/i.test(String(it));

function readBrand(brandFolder: string): Brand | undefined {
  try {
    const brand = valueOf(readSite(brandFolder), "brand") as Brand;
    const themed = Object.values(brand.colors);
    const isUsable = themed.every(({ light, dark }) => isColor(light) && isColor(dark));
    return isUsable ? brand : undefined;
  } catch {
    return undefined;
  }
}
