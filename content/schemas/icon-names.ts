import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const lucide: { icons: object } = require("@iconify-json/lucide/icons.json");

/** Lucide's. */
export const iconNames: ReadonlySet<string> = new Set(Object.keys(lucide.icons));
