import { cutFonts } from "./fonts.ts";
import { makeSprite } from "./icons.ts";

/** Everything the pages are built from that is made, not written: fonts and the icon sprite. */
export const generate = () => Promise.all([cutFonts(), makeSprite()]);
