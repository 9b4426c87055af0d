// Draws the service scenes: node artwork/scenes/services/draw.ts
import { save } from "../../shapes/svg.ts";
import { dataScienceAi } from "./data-science-ai.ts";
import { mobileDevelopment } from "./mobile-development.ts";
import { professionalPartnership } from "./professional-partnership.ts";
import { seoDigitalMarketing } from "./seo-digital-marketing.ts";
import { uiUxDesign } from "./ui-ux-design.ts";
import { webDevelopment } from "./web-development.ts";

const scenes = {
  "ui-ux-design": uiUxDesign,
  "web-development": webDevelopment,
  "mobile-development": mobileDevelopment,
  "data-science-ai": dataScienceAi,
  "seo-digital-marketing": seoDigitalMarketing,
  "professional-partnership": professionalPartnership,
};

for (const [name, scene] of Object.entries(scenes))
  save(import.meta.dirname, name, "0 0 560 480", scene);
