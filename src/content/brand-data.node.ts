import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brandFolder } from "./brand-folder.ts";

/* For tools and the Astro configuration, which Node runs. */

/** For an editor that was started with a broken file: rules that would need it are not checked. */
const unknown = {
  brand: { colors: {} },
  company: { name: "{company}", founded: "{founded}", address: {}, offices: [] },
};

export const data = { brand: read("brand"), company: read("company") };

function read(name: keyof typeof unknown): unknown {
  const file = `${brandFolder}/content/${name}/index.json`;
  const copy = process.env["LAST_READ"] && `${process.env["LAST_READ"]}/${name}.json`;
  return copy ? (readOrLast(file, copy) ?? unknown[name]) : JSON.parse(readFileSync(file, "utf8"));
}

/** For the editor: while this file is broken, other entries can be edited with what it said last. */
function readOrLast(file: string, copy: string): unknown {
  const value = parsed(file);
  if (value === undefined) return parsed(copy);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, JSON.stringify(value));
  return value;
}

/** @returns undefined if the file cannot be read, or lacks what schemas need while they are loaded */
function parsed(file: string): unknown {
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
