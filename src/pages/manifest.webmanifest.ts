import type { APIRoute } from "astro";
import { brand } from "#src/entries/brand.ts";
import { company } from "#src/entries/company.ts";
import { home } from "#src/entries/home.ts";

/** W3C, "Web Application Manifest". */
export const GET: APIRoute = () =>
  Response.json({
    id: "/",
    name: company.name,
    short_name: company.name,
    description: home.description,
    lang: company.language,
    start_url: "/",
    display: "browser",
    theme_color: brand.colors.paper.light,
    background_color: brand.colors.paper.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
