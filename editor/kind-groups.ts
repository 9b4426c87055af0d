import type { KindName } from "#content/kinds.ts";

/** The editor's navigation. */
export const groups: Record<string, KindName[]> = {
  "Work and people": ["projects", "people", "testimonials", "jobs"],
  "What you offer": ["services", "technologies", "apps"],
  Pages: [
    "home",
    "about",
    "servicesPage",
    "technologiesPage",
    "portfolio",
    "appsPage",
    "careers",
    "contact",
    "privacy",
    "notFound",
  ],
  "The whole site": [
    "company",
    "brand",
    "navigation",
    "moved",
    "forms",
    "application",
    "houseStyle",
  ],
};
