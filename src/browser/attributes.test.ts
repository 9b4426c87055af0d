import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const list = readFileSync("src/browser/attributes.ts", "utf8");

test("every data attribute of pages and their scripts is in the list of them", () => {
  const used = globSync("src/**/*.{css,ts,tsx,astro}", {
    exclude: ["**/attributes.ts", "**/*.test.*"],
  }).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const written = text.matchAll(/(?<![\w-])data-([a-z]+)/g);
    const read = text.matchAll(/dataset(?:\["|\.)([a-z]+)/g);
    return [...written, ...read].map(([, name = ""]) => `data-${name}`);
  });
  expect(used.length).toBeGreaterThan(50);
  expect([...new Set(used)].filter((name) => !list.includes(name))).toEqual([]);
});
