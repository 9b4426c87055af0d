import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageHead } from "./page-heads.ts";

/**
 * Writes sitemap.xml and robots.txt into a built site: every page once, at its canonical address.
 * @param lastModified when a page's words last changed; a page without an answer has no lastmod
 */
export async function writeSitemap(
  folder: string,
  origin: string,
  pages: readonly PageHead[],
  lastModified: (path: string) => string | undefined,
): Promise<void> {
  const urls = pages.map(({ path, address }) => {
    const date = lastModified(path);
    return `  <url><loc>${address}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>\n`;
  });
  await writeFile(
    join(folder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  );
  const sitemap = new URL("/sitemap.xml", origin).href;
  await writeFile(join(folder, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`);
}
