import { only } from "./collection.ts";

/** Logo, fonts and colors. */
export const brand = only("brand");
