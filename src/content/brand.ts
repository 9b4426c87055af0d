import data from "./brand/index.json" with { type: "json" };
import type { Brand } from "./schemas/brand.ts";

/** How the site looks: logo, fonts, colors. JSON, as the company is. */
export const brand: Brand = data;
