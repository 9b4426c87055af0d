import data from "./brand/index.json" with { type: "json" };
import type { Brand } from "./schemas/brand.ts";

/** Logo, fonts and colors. JSON, like the company, so that tools can read it without Astro. */
export const brand: Brand = data;
