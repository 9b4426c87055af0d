import type { ActionLink, Blurb, Hero, PageMeta, Scene, Six } from "./page.ts";

export const serviceIds = [
  "ui-ux-design",
  "web-development",
  "mobile-development",
  "data-science-ai",
  "seo-digital-marketing",
  "professional-partnership",
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** Further anchors the links of the home screen and the footer use (decision 4). */
export const serviceAliases = [
  "machine-learning",
  "seo-optimization",
  "digital-marketing",
] as const;
export type ServiceAlias = (typeof serviceAliases)[number];

export type Service = {
  id: ServiceId;
  aliases: readonly ServiceAlias[];
  heading: string;
  paragraph: string;
  features: readonly [Blurb, Blurb];
  picture: Scene<ServiceId>;
  /** What stands before the links to technology pages; absent where there are none. */
  technologies?: { lead: string; slugs: readonly [string, ...string[]] };
  projects: readonly string[];
  link: ActionLink;
};

export type ServicesPage = PageMeta & { hero: Hero; sections: Six<Service> };
