import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * @returns paths of all pages in the sitemap: no error pages, form results or aliases
 * @throws Error when there are none
 */
export async function sitemapPaths(siteDir: string): Promise<string[]> {
  const files = await Array.fromAsync(glob("sitemap*.xml", { cwd: siteDir }));
  const texts = await Promise.all(files.map((file) => readFile(join(siteDir, file), "utf8")));
  const paths = [...texts.join("").matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((path) => !path.endsWith(".xml")); // a sitemap of sitemaps
  if (paths.length === 0) throw new Error(`No sitemap in ${siteDir} names a page`);
  return paths;
}
