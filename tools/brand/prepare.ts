import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "../../src/content/schemas/brand.ts";
import { cutFonts } from "./fonts.ts";
import { brandStyles } from "./styles.ts";

const root = join(import.meta.dirname, "../..");

/** Where the brand's entry and its files are. */
export const brandFolder = join(root, "src/content/brand");

/**
 * Writes what Astro needs of the brand to .generated/: both fonts, and brand.css with its colors. Whether the
 * entry is right Astro says, which reads it by its schema.
 */
export async function prepareBrand(): Promise<void> {
  // Read each time: `npm run dev` comes here again after a change.
  const brand = JSON.parse(await readFile(join(brandFolder, "index.json"), "utf8")) as Brand;
  await mkdir(join(root, ".generated"), { recursive: true });
  const faces = await cutFonts(brand);
  await writeFile(join(root, ".generated/brand.css"), brandStyles(brand) + faces);
}
