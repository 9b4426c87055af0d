import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/* For builds, tools and tests; never for browsers. */

const root = process.cwd();

/**
 * The folder of the company's entries, pictures and fonts, relative to the project: BRAND_DIR, by default `brand`.
 * @throws when it is not a folder of the project
 */
export const brandFolder: string = readBrandFolder(process.env["BRAND_DIR"]?.trim() || "brand");

function readBrandFolder(wanted: string): string {
  const folder = relative(root, resolve(root, wanted)).split(sep).join("/");
  const isInside = folder !== "" && !folder.startsWith("..");
  if (isInside && existsSync(join(root, folder, "content"))) return folder;
  throw new Error(
    `BRAND_DIR has to be a folder of the project with content/ in it, not "${wanted}".`,
  );
}

/** Without the folder in front: `assets/scenes/about.svg`. @param key of `import.meta.glob`, from the project's root */
export const withinBrand = (key: string): string => key.slice(`/${brandFolder}/`.length);
