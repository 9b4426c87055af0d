import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dirname, join as joinAddress } from "node:path/posix";
import type { HTMLElement } from "node-html-parser";

const dynamicImport = /import\("([^"]+)"\)/g;
/** How the entry loads the renderer: right away, in a task of its own. */
const rendererImport = /\bimport\([`"](\.\/renderer-[^`"]+)[`"]\)/g;
const staticImport = /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * The modules a page of a built site starts with: those its scripts import, and what these import
 * in turn; not what is loaded later.
 *
 * @param site folder of the built site
 * @returns their addresses, such as `/assets/app-1f2e.js`, each once
 */
export async function pageModules(site: string, page: HTMLElement): Promise<string[]> {
  const queue = page
    .querySelectorAll("script[type=module]")
    .flatMap(({ rawText }) => [...rawText.matchAll(dynamicImport)].map(([, path = ""]) => path));
  const found = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = await readFile(join(site, path), "utf8");
    const imports = [...code.matchAll(staticImport)];
    if (path.includes("/entry.client-")) imports.push(...code.matchAll(rendererImport));
    for (const [, imported = ""] of imports) queue.push(joinAddress(dirname(path), imported));
  }
  return [...found];
}
