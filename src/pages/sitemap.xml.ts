import type { APIRoute } from "astro";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { listedPages } from "#src/lib/listed-pages.ts";

/**
 * https://www.sitemaps.org/protocol.html, with `lastmod` only where an entry says since when a page is there: a build's date
 * would claim that every page changed, and search engines stop trusting such dates.
 */
export const GET: APIRoute = () => {
  const entries = listedPages().map(({ path, since }) => {
    const day = since === undefined ? "" : `<lastmod>${since}</lastmod>`;
    return `<url><loc>${absoluteUrl(path)}</loc>${day}</url>\n`;
  });
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries.join("")}</urlset>\n`,
  );
};
