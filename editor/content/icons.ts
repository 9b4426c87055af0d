import { createRequire } from "node:module";
import { join } from "node:path";
import { readSite, valueOf } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import type { Brand } from "#content/schemas/brand.ts";

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

const require = createRequire(join(process.cwd(), "package.json"));

/** An icon as it is shown beside its name. @returns undefined if there is none */
export async function iconSvg(name: string): Promise<string | undefined> {
  const brand = valueOf(readSite(brandFolder), "brand") as Partial<Brand>;
  const mark = brand.marks?.find((it) => `brand-${it.name}` === name);
  const [set = "lucide", icon = ""] = (mark?.icon ?? `lucide:${name}`).split(":");
  const { icons, width = 24, height = 24 } = require(`@iconify-json/${set}/icons.json`) as IconSet;
  const found = icons[icon];
  if (!found) return undefined;
  const size = `0 0 ${found.width ?? width} ${found.height ?? height}`;
  const color = mark?.color ?? brand.colors?.action?.light ?? "currentColor";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" color="${color}">${found.body}</svg>`;
}
