import { cutFonts } from "./fonts.ts";
import { makeSprites } from "./icons.ts";

/** Everything the pages are built from that is made, not written: fonts and the icon sprites. */
export const generate = () => Promise.all([cutFonts(), makeSprites()]);
