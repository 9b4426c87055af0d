import type { APIRoute } from "astro";
import { company } from "#src/content/company.ts";

export const GET: APIRoute = () => {
  const sitemap = new URL("/sitemap.xml", company.origin).href;
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`);
};
