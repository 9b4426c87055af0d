import { data } from "#brand-data";
import type { Brand } from "#src/schemas/brand.ts";

/** Logo, fonts and colors. JSON, like the company, so that tools can read it without Astro. */
export const brand = data.brand as Brand; // every build checks it
