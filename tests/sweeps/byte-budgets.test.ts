import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { builtSite, readBuiltPages } from "#tests/support/journeys/built.ts";

/* Bytes as transferred: brotli, without headers. Islands and pictures are measured in tests/journeys. */
const sizeOf = async (file: string) => (await stat(join(builtSite, `${file}.br`))).size;

/**
 * Limits for what the engine adds to the words of a page: markup, inlined styles and scripts. How much a page says is
 * its company's choice. Pages with islands or forms have none.
 */
const limits: [paths: RegExp, limit: number][] = [
  [/^\/$/, 23_000],
  // With up to 1.9 kB of words and its headers within a new connection's first 14.6 kB: the first paint takes one round
  // trip. A year of edits adds a hundred bytes, which is no reason to stop an owner.
  [/^\/(about|tech|privacy|our-apps)/, 12_760],
  // Six sections in six shapes, and the drawings of the steps.
  [/^\/services/, 17_500],
  [/./, 14_050],
];
const limitOf = (path: string) => limits.find(([paths]) => paths.test(path))?.[1] ?? 0;

/** A company has it for some days; with a script of its own after it. */
const noticeOf = (root: HTMLElement) => root.querySelector("#notice");

/** Words of the page, those that its structured data repeats, and the notice. */
function wordsOf(root: HTMLElement): number {
  const data = root.querySelector('script[type="application/ld+json"]')?.rawText ?? "";
  const notice = `${noticeOf(root) ?? ""}${noticeOf(root)?.nextElementSibling ?? ""}`;
  return brotliCompressSync((root.querySelector("main")?.text ?? "") + data + notice).length;
}

test("documents stay within their byte budgets, and inline scripts within 1.2 kB", async () => {
  for (const { file, path, root } of await readBuiltPages()) {
    const isStatic = !root.querySelector("astro-island, form");
    if (!isStatic) continue; // these also have Astro's inline script
    expect.soft((await sizeOf(file)) - wordsOf(root), path).toBeLessThanOrEqual(limitOf(path));
    const scripts = root
      .querySelectorAll("script:not([type$=rules], [type$=json])")
      .filter((script) => script !== noticeOf(root)?.nextElementSibling);
    expect(scripts.length, path).toBe(1);
    const inline = brotliCompressSync(scripts[0]?.rawText ?? "").length;
    expect.soft(inline, path).toBeLessThanOrEqual(1200);
  }
});

test("every page loads one shared script module of at most 4 kB", async () => {
  const [main = "", ...others] = await Array.fromAsync(
    glob("_astro/main.*.js", { cwd: builtSite }),
  );
  expect(others).toEqual([]);
  expect(await sizeOf(main)).toBeLessThanOrEqual(4000);
  // Loaded where they are needed: the cursor for a mouse, the others on the pages that have such parts.
  const code = await readFile(join(builtSite, main), "utf8");
  const imported = [...code.matchAll(/\bimport\(.\.\/([\w-]+)\./g)].map(([, name]) => name);
  const parts = ["carousel", "code-samples", "cursor", "section-nav", "working-days"];
  expect(imported.toSorted()).toEqual(parts);
});
