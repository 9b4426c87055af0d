import { readFileSync } from "node:fs";
import { brandFolder } from "./brand-folder.ts";

/* For tools and the Astro configuration, which Node runs. */

/**
 * Instead of a file that is not there or broken: other entries can be edited, help be read and a new brand be written. Rules that
 * need the file are not checked then; a build stops at the file itself.
 */
const unknown = {
  brand: { colors: {} },
  company: { name: "{company}", language: "en", founded: "{founded}", address: {}, offices: [] },
};

export const data = { brand: read("brand"), company: read("company") };

/** The same for one that lacks what schemas need while they are loaded. */
function read(name: keyof typeof unknown): unknown {
  try {
    const file = `${brandFolder}/content/${name}/index.json`;
    const value = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    const { address = {}, offices = [], colors = {}, marks = [] } = value;
    const isUsable = [address, colors, ...[offices, marks].flat()].every(isObject);
    return isUsable && ("address" in value || "colors" in value) ? value : unknown[name];
  } catch {
    return unknown[name];
  }
}

function isObject(it: unknown): boolean {
  return typeof it === "object" && it !== null;
}
