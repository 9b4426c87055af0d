import type { SvgFolder } from "../../shapes/svg.ts";
import { dataScienceAi } from "./data-science-ai.ts";
import { dataWide } from "./data-wide.ts";
import { mobileDevelopment } from "./mobile-development.ts";
import { partnershipWide } from "./partnership-wide.ts";
import { professionalPartnership } from "./professional-partnership.ts";
import { seoDigitalMarketing } from "./seo-digital-marketing.ts";
import { seoWide } from "./seo-wide.ts";
import { uiUxDesign } from "./ui-ux-design.ts";
import { webDevelopment } from "./web-development.ts";

/** A scene for each service. */
export const services: SvgFolder = {
  folder: "scenes/services",
  viewBox: "0 0 560 480",
  bodies: {
    "ui-ux-design": uiUxDesign,
    "web-development": webDevelopment,
    "mobile-development": mobileDevelopment,
    "data-science-ai": dataScienceAi,
    "seo-digital-marketing": seoDigitalMarketing,
    "professional-partnership": professionalPartnership,
  },
};

/** For wide windows: beside, below and above the text of their sections. */
export const wideServices: readonly SvgFolder[] = [
  { viewBox: "0 0 720 960", bodies: { "data-science-ai-wide": dataWide } },
  { viewBox: "0 0 1440 650", bodies: { "seo-digital-marketing-wide": seoWide } },
  { viewBox: "0 0 1440 372", bodies: { "professional-partnership-wide": partnershipWide } },
].map((drawing) => ({ folder: "scenes/services", ...drawing }));
