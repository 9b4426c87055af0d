import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { pageModules } from "./page-modules.ts";

/**
 * Writes into every page of a built site the hashes of the modules it starts with, as the
 * `integrity` of an import map (HTML, section "import maps"): code that was changed on its way, on
 * a host or in a cache, is refused. A `<link>` or `<script src>` could carry its hash itself; the
 * pages have none.
 */
export async function addIntegrity(site: string): Promise<void> {
  const hashes = new Map<string, string>();
  for await (const file of glob("**/*.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    const integrity: Record<string, string> = {};
    for (const path of (await pageModules(site, parse(html))).toSorted()) {
      const hash = hashes.get(path) ?? (await hashOf(join(site, path)));
      hashes.set(path, hash);
      integrity[path] = hash;
    }
    await writeFile(join(site, file), withImportMap(html, JSON.stringify({ integrity })));
  }
}

/** Before the script that imports: a map that comes later holds for nothing that is under way. */
function withImportMap(html: string, map: string): string {
  const start = html.lastIndexOf('<script type="module">');
  return `${html.slice(0, start)}<script type="importmap">${map}</script>${html.slice(start)}`;
}

const hashOf = async (file: string) =>
  `sha256-${createHash("sha256")
    .update(await readFile(file))
    .digest("base64")}`;
