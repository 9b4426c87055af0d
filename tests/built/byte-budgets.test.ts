import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtSite, readBuiltPages } from "../journeys/support/built.ts";

/* Bytes as transferred, in brotli, without headers. What islands and pictures add is measured in a browser. */
const sizeOf = async (file: string) => (await stat(join(builtSite, `${file}.br`))).size;

/** Of a document with its styles; of those where React runs, home alone. */
const limits: [paths: RegExp, limit: number][] = [
  [/^\/$/, 26_000],
  // Six services, each with its proof, and the eight questions once more for search engines.
  [/^\/services/, 21_500],
  [/./, 18_000],
];
const limitOf = (path: string) => limits.find(([paths]) => paths.test(path))?.[1] ?? 0;

test("home and pages to be read keep to their bytes, and to 1.2 kB of inline script", async () => {
  for (const { file, path, root } of await readBuiltPages()) {
    const isRead = !root.querySelector("astro-island, form");
    if (isRead || path === "/")
      expect.soft(await sizeOf(file), path).toBeLessThanOrEqual(limitOf(path));
    if (!isRead) continue; // Astro's own inline script is there, too
    const scripts = root.querySelectorAll("script:not([type$=rules], [type$=json])");
    expect(scripts.length, path).toBe(1);
    const inline = brotliCompressSync(scripts[0]?.rawText ?? "").length;
    expect.soft(inline, path).toBeLessThanOrEqual(1200);
  }
});

test("what scripts every page loads are one module of at most 4 kB", async () => {
  const [main = "", ...others] = await Array.fromAsync(
    glob("_astro/main.*.js", { cwd: builtSite }),
  );
  expect(others).toEqual([]);
  expect(await sizeOf(main)).toBeLessThanOrEqual(4000);
  // Only the cursor is another one, for a mouse.
  const imported = (await readFile(join(builtSite, main), "utf8")).match(/\bimport\b[^;]*?\.js/g);
  expect(imported).toEqual([expect.stringMatching(/cursor\.[^.]+\.js$/)]);
});
