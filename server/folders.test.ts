import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** A folder of the server, or a file beside them. */
const roomOf = (path: string) => path.split("/")[1] ?? "";

/** The type of all settings is made from them, which are read with what other rooms know; each takes its part of it. */
const ofSettings = /^import type .*"(?:#server|\.)\/setting(?:s|-variables)\.ts";$/gm;

test("no imports, those of types included, lead from a room of the server back to it", () => {
  const files = globSync("server/**/*.ts").filter((it) => !/testing|\.test\.ts$/.test(it));
  const left = new Map<string, Set<string>>();
  for (const file of files) {
    const room = roomOf(file);
    const to = left.get(room) ?? new Set();
    const text = readFileSync(file, "utf8").replaceAll(ofSettings, "");
    const imports = text.matchAll(/"(#server|\.)\/([\w/.-]+\.ts)"/g);
    for (const [, from, path = ""] of imports) {
      const other = roomOf(from === "." ? join(dirname(file), path) : `server/${path}`);
      if (other !== room) to.add(other);
    }
    left.set(room, to);
  }
  expect(left.size).toBeGreaterThan(20);
  // One after the other those that import none of the rest, and those that none of the rest imports.
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const [room, to] of left) if (to.isDisjointFrom(left)) left.delete(room);
    for (const room of left.keys())
      if (![...left.values()].some((to) => to.has(room))) left.delete(room);
  }
  for (const [room, to] of left) left.set(room, to.intersection(left));
  expect(left).toEqual(new Map());
});
