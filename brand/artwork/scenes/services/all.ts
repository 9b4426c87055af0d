import type { SvgFolder } from "../../shapes/svg.ts";
import { dataScienceAi } from "./data-science-ai.ts";
import { mobileDevelopment } from "./mobile-development.ts";
import { professionalPartnership } from "./professional-partnership.ts";
import { seoDigitalMarketing } from "./seo-digital-marketing.ts";
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
