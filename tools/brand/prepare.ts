import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand, Role } from "../../src/content/schemas/brand.ts";
import { channels } from "../../src/lib/theme/color.ts";
import { propertyOf, rolesOf } from "../../src/lib/theme/roles.ts";
import { cutFonts } from "./fonts.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Writes what Astro needs of the brand to .generated/: both fonts, and brand.css with its colors. Whether the
 * entry is right Astro says, which reads it by its schema.
 */
export async function prepareBrand(): Promise<void> {
  // Read each time: `npm run dev` comes here again after a change.
  const entry = await readFile(join(root, "src/content/brand/index.json"), "utf8");
  const brand = JSON.parse(entry) as Brand;
  await mkdir(join(root, ".generated"), { recursive: true });
  const faces = await cutFonts(brand);
  await writeFile(join(root, ".generated/brand.css"), brandStyles(brand) + faces);
}

/**
 * The brand as Tailwind reads it: one utility a color. Shadows, and words that are selected, have the light theme's
 * ink. Bands and what stands on them are the same in both themes.
 */
function brandStyles(brand: Brand): string {
  const { colors, band } = brand;
  const themed = (role: Role) =>
    `  ${propertyOf(role)}: light-dark(${colors[role].light}, ${colors[role].dark});\n`;
  const [red, green, blue] = channels(colors.ink.light);
  return `@theme {
  --color-*: initial;
${rolesOf(brand).map(themed).join("")}}

@theme inline {
  --color-white: #ffffff;
  --color-band: ${band.ground};
  --color-band-text: ${band.text};
  --color-band-accent: ${band.accent};
}

:root {
  --shadow: ${red} ${green} ${blue};
  --selected: ${colors.ink.light};
}
`;
}
