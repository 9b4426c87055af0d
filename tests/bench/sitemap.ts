import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * @returns paths of all pages in the sitemap: no error pages, form results or aliases
 * @throws Error when there are none
 */
export async function sitemapPaths(siteDir: string): Promise<string[]> {
  const text = await readFile(join(siteDir, "sitemap.xml"), "utf8");
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`No sitemap in ${siteDir} names a page`);
  return paths;
}
