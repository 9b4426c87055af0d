import type { APIRoute } from "astro";
import { absoluteUrl } from "#src/lib/absolute-url.ts";

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`);
