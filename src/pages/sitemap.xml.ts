import type { APIRoute } from "astro";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { listedPages } from "#src/lib/listed-pages.ts";

/**
 * https://www.sitemaps.org/protocol.html, without `lastmod`: a build's date would claim that every page changed, and search
 * engines stop trusting such dates.
 */
export const GET: APIRoute = () => {
  const entries = listedPages().map(({ path }) => `<url><loc>${absoluteUrl(path)}</loc></url>\n`);
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries.join("")}</urlset>\n`,
  );
};
