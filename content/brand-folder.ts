import { relative, resolve, sep } from "node:path";

/* For builds, tools and tests; never for browsers. */

const root = process.cwd();

/**
 * The folder of the company's entries, pictures and fonts, relative to the project: BRAND_DIR, by default `brand`. It need
 * not be there: programs that need it say so (tools/brand/need-brand.ts).
 */
export const brandFolder: string = relative(
  root,
  resolve(root, process.env["BRAND_DIR"]?.trim() || "brand"),
)
  .split(sep)
  .join("/");

/** Without the folder in front: `assets/scenes/about.svg`. @param key of `import.meta.glob`, from the project's root */
export const withinBrand = (key: string): string => key.slice(`/${brandFolder}/`.length);
