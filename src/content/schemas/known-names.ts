import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brandFolder } from "../brand-folder.ts";
import { viewBoxOf, widthToHeight } from "./view-box.ts";

/* Names that fields may refer to. */

const require = createRequire(join(process.cwd(), "package.json"));
const lucide: { icons: object } = require("@iconify-json/lucide/icons.json");

export const iconNames: readonly string[] = Object.keys(lucide.icons);

export const isEntry = (kind: string, name: string) =>
  existsSync(`${brandFolder}/content/${kind}/${name}/index.yaml`);

export const isBrandFile = (name: string) => existsSync(`${brandFolder}/content/brand/${name}`);

/** Width divided by height; NaN without a viewBox. */
export const logoRatio = (name: string) =>
  widthToHeight(viewBoxOf(readFileSync(`${brandFolder}/content/brand/${name}`, "utf8")));
