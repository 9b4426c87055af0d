import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brandFolder } from "./brand-folder.ts";

/* For tools and the Astro configuration, which Node runs. */
export const data = { brand: read("brand"), company: read("company") };

function read(name: string): unknown {
  const file = `${brandFolder}/content/${name}/index.json`;
  const copy = process.env["LAST_READ"] && `${process.env["LAST_READ"]}/${name}.json`;
  return copy ? readOrLast(file, copy) : JSON.parse(readFileSync(file, "utf8"));
}

/** For the editor: while this file is broken, other entries can be edited with what it said last. */
function readOrLast(file: string, copy: string): unknown {
  try {
    const text = readFileSync(file, "utf8");
    const value: unknown = JSON.parse(text);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
    return value;
  } catch {
    return JSON.parse(readFileSync(copy, "utf8"));
  }
}
