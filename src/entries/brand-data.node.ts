import { readFileSync } from "node:fs";
import { brandFolder } from "./brand-folder.ts";

/* For tools and the Astro configuration, which Node runs. */

/** For the editor, in which other entries can be edited while a file is broken: rules that need it are not checked. */
const unknown = {
  brand: { colors: {} },
  company: { name: "{company}", founded: "{founded}", address: {}, offices: [] },
};
const mayBeBroken = process.env["BRAND_MAY_BE_BROKEN"] === "true";

export const data = { brand: read("brand"), company: read("company") };

function read(name: keyof typeof unknown): unknown {
  const file = `${brandFolder}/content/${name}/index.json`;
  if (mayBeBroken) return usable(file) ?? unknown[name];
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @returns undefined if the file cannot be read, or lacks what schemas need while they are loaded */
function usable(file: string): unknown {
  try {
    const value = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    const { address = {}, offices = [], colors = {}, marks = [] } = value;
    const isUsable = [address, colors, ...[offices, marks].flat()].every(isObject);
    return isUsable && ("address" in value || "colors" in value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(it: unknown): boolean {
  return typeof it === "object" && it !== null;
}
