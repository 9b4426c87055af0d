import type { Accent, Blurb, Four, IconBlurb, PageMeta, Six, Three } from "./page.ts";
import type { ServiceId } from "./service.ts";

export const technologyGroups = ["Front-end", "Back-end", "Mobile", "UI/UX", "Database"] as const;
export type TechnologyGroup = (typeof technologyGroups)[number];

export type Technology = PageMeta & {
  /** Also the file's name and the last part of the address. */
  slug: string;
  /** Place in the menu and in lists; each has a number to itself. */
  order: number;
  /** As the menu has it. */
  name: string;
  /** Name of the icon sprite: a brand's mark or a lucide icon. */
  icon: string;
  group: TechnologyGroup;
  inMenu: boolean;
  accent: Accent;
  eyebrow: string;
  h1: string;
  blurb: string;
  /** Leads to the contact screen. */
  cta: string;
  services: { heading: string; cards: Four<IconBlurb> | Six<IconBlurb> };
  why: {
    heading: `Why Choose ${string}?`;
    /** When we advise against it. */
    caveat: string;
    /** Four, numbered beside the heading, or three, centered below it. */
    points: Three<Blurb> | Four<Blurb>;
  };
  /** The section of the Services screen this belongs to. */
  service: ServiceId;
  /** Slugs of portfolio pieces built with it; empty where none names it. */
  projects: readonly string[];
  /** Heads those, where "Built with …" does not say it well. */
  projectsHeading?: string;
  /** `technology`: a slug. */
  seeAlso: readonly { technology: string; text: string }[];
  /** The invitation at the foot of the page. */
  closing: { heading: string; text: string };
  /** What src/assets/scenes/technologies/<slug>.svg shows; without it the page has a plain gate. */
  picture?: { alt: string };
};
