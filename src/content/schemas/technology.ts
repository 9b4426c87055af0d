import { z } from "astro/zod";
import {
  accent,
  blurb,
  entryOf,
  icon,
  iconBlurb,
  object,
  oneOf,
  order,
  page,
  picture,
  text,
} from "./fields.ts";

export const technologyGroups = ["Front-end", "Back-end", "Mobile", "UI/UX", "Database"] as const;

export const technology = object({
  /** As the menu has it. */
  name: text,
  order,
  icon,
  ...page,
  group: oneOf(technologyGroups),
  inMenu: z.boolean(),
  accent,
  eyebrow: text,
  h1: text,
  blurb: text,
  /** Leads to the contact screen. */
  cta: text,
  services: object({
    heading: text,
    cards: z
      .array(iconBlurb)
      .refine(({ length }) => length === 4 || length === 6, "needs four or six"),
  }),
  why: object({
    heading: text,
    /** When we advise against it. */
    caveat: text,
    /** Four, numbered beside the heading, or three, centered below it. */
    points: z.array(blurb).min(3, "needs three or four").max(4, "needs three or four"),
  }),
  /** The section of the Services screen this belongs to. */
  service: entryOf("services"),
  /** Portfolio pieces built with it; empty where none names it. */
  projects: z.array(entryOf("projects")),
  /** Heads those, where "Built with …" does not say it well. */
  projectsHeading: text.optional(),
  seeAlso: z.array(object({ technology: entryOf("technologies"), text })),
  /** The invitation at the foot of the page. */
  closing: object({ heading: text, text }),
  /** What src/assets/scenes/technologies/<slug>.svg shows; without it the page has a plain gate. */
  picture: picture.optional(),
});

export type Technology = z.infer<typeof technology> & { slug: string };
