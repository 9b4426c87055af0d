import { readFileSync } from "node:fs";
import { brandFolder } from "./brand-folder.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`${brandFolder}/content/${name}/index.json`, "utf8"));

/* For tools and the Astro configuration, which Node runs. */
export const data = { brand: read("brand"), company: read("company") };
