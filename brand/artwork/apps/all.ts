import type { SvgFolder } from "../shapes/svg.ts";
import { aiImageGenerator } from "./ai-image-generator.ts";
import { mojitoVpn } from "./mojito-vpn.ts";

/** The company's own two apps: a screen of each, and its icon. */
export const apps: SvgFolder = {
  folder: "apps",
  viewBox: "0 0 580 400",
  bodies: { "mojito-vpn": mojitoVpn, "ai-image-generator": aiImageGenerator },
};
