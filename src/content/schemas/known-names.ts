import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/* What fields may name; the editor, which runs in a browser, has known-names.browser.ts instead (package.json). */

const require = createRequire(join(process.cwd(), "package.json"));
const lucide: { icons: object } = require("@iconify-json/lucide/icons.json");

export const iconNames: readonly string[] = Object.keys(lucide.icons);

export const isEntry = (kind: string, name: string) =>
  existsSync(`src/content/${kind}/${name}/index.yaml`);
