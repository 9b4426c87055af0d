import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { type PageData, pageDataId, pageDataPath } from "../../src/lib/page-data.ts";
import { builtPages, isNotFound } from "./built-pages.ts";

/**
 * Writes beside the pages of a built site what visitors on their way to one need of it: the data
 * it was built from. The framework's own files of data are for its own router and go.
 */
export async function writePageData(site: string): Promise<void> {
  for await (const file of glob("**/*.data", { cwd: site })) await rm(join(site, file));
  for (const path of await builtPages(site)) {
    const json = await dataOf(join(site, path === "/" ? "index.html" : `${path}.html`));
    if (isNotFound(path) || (JSON.parse(json) as PageData).data === undefined) continue;
    const file = join(site, pageDataPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, json);
  }
}

async function dataOf(page: string): Promise<string> {
  const element = parse(await readFile(page, "utf8")).getElementById(pageDataId);
  if (!element) throw new Error(`${page} does not say what it was built from`);
  return element.rawText;
}
