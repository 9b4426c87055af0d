import { cutFonts } from "./fonts.ts";
import { makeSprites } from "./icons.ts";
import { writeWebManifest } from "./web-manifest.ts";

/** What the pages are built from that is made, not written: fonts, icon sprites, the manifest. */
export const generate = () => Promise.all([cutFonts(), makeSprites(), writeWebManifest()]);
