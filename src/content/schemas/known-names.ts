import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { viewBoxOf, widthToHeight } from "#src/lib/theme/view-box.ts";

/* What fields may name; the editor, which runs in a browser, has known-names.browser.ts instead (package.json). */

const require = createRequire(join(process.cwd(), "package.json"));
const lucide: { icons: object } = require("@iconify-json/lucide/icons.json");

export const iconNames: readonly string[] = Object.keys(lucide.icons);

export const isEntry = (kind: string, name: string) =>
  existsSync(`src/content/${kind}/${name}/index.yaml`);

/** Whether it lies beside the brand's entry. */
export const isBrandFile = (name: string) => existsSync(`src/content/brand/${name}`);

/** How wide the brand's logo is for its height; NaN without a viewBox. */
export const logoRatio = (name: string) =>
  widthToHeight(viewBoxOf(readFileSync(`src/content/brand/${name}`, "utf8")));
