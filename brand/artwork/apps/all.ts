import type { SvgFolder } from "../shapes/svg.ts";
import { aiImageGenerator } from "./ai-image-generator.ts";
import { mojitoVpn } from "./mojito-vpn.ts";

/* The company's own two apps: a screen of each, in the formats of the page, and its icon. */

export const tallApps: SvgFolder = {
  folder: "apps",
  viewBox: "0 0 620 680",
  bodies: { "mojito-vpn": mojitoVpn },
};

export const wideApps: SvgFolder = {
  folder: "apps",
  viewBox: "0 0 1240 560",
  bodies: { "ai-image-generator": aiImageGenerator },
};
