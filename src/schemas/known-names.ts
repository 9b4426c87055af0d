import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { isSlug } from "#src/entries/entry-file.ts";
import { listedNames } from "./listed-names.ts";
import { viewBoxOf, widthToHeight } from "./view-box.ts";

/* Names that fields may refer to. */

const require = createRequire(join(process.cwd(), "package.json"));
const lucide: { icons: object } = require("@iconify-json/lucide/icons.json");

export const iconNames: readonly string[] = Object.keys(lucide.icons);

export const isEntry = (kind: string, name: string): boolean =>
  isSlug(name) && existsSync(`${brandFolder}/content/${kind}/${name}/index.yaml`);

/**
 * @param page name of a page's entry. @param path see listedNames. @param having see listedNames
 * @returns undefined if the entry cannot be read
 */
export function namesIn(page: string, path: string, having?: string): string[] | undefined {
  const file = `${brandFolder}/content/pages/${page}/index.yaml`;
  return existsSync(file) ? listedNames(readFileSync(file, "utf8"), path, having) : [];
}

/** @param file below the brand's assets/ */
export const isAsset = (file: string) => existsSync(`${brandFolder}/assets/${file}`);

export const isBrandFile = (name: string) => existsSync(`${brandFolder}/content/brand/${name}`);

/** Width divided by height; NaN without a viewBox. */
export const logoRatio = (name: string) =>
  widthToHeight(viewBoxOf(readFileSync(`${brandFolder}/content/brand/${name}`, "utf8")));
