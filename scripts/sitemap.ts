import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const canonical = /<link rel="canonical" href="([^"]+)"\/?>/;

/**
 * Writes sitemap.xml and robots.txt into a built site: every page once, at its canonical address.
 * Pages without one (not found, message sent) are not for search engines.
 */
export async function writeSitemap(folder: string, origin: string): Promise<void> {
  const addresses = new Set<string>();
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const address = canonical.exec(await readFile(join(folder, file), "utf8"))?.[1];
    if (address !== undefined) addresses.add(address);
  }
  const urls = [...addresses].toSorted().map((address) => `  <url><loc>${address}</loc></url>\n`);
  await writeFile(
    join(folder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  );
  const sitemap = new URL("/sitemap.xml", origin).href;
  await writeFile(join(folder, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`);
}
