import { z } from "astro/zod";
import {
  accent,
  blurb,
  entryOf,
  icon,
  iconBlurb,
  object,
  oneOf,
  optional,
  order,
  page,
  picture,
  text,
  prose,
} from "./fields.ts";
import { people } from "./person.ts";

export const technologyGroups = ["Front-end", "Back-end", "Mobile", "UI/UX", "Database"] as const;

export const technology = object({
  name: text.describe("As the menu has it."),
  order,
  icon,
  ...page,
  group: oneOf(technologyGroups),
  inMenu: z.boolean(),
  accent,
  eyebrow: text,
  h1: text,
  blurb: prose,
  cta: text.describe("The button that leads to Contact."),
  services: object({
    heading: text,
    cards: z
      .array(iconBlurb)
      .refine(({ length }) => length === 4 || length === 6, "needs four or six"),
  }),
  why: object({
    heading: text,
    caveat: prose.describe("When we advise against it."),
    points: z
      .array(blurb)
      .min(3, "needs three or four")
      .max(4, "needs three or four")
      .describe("Four, numbered beside the heading, or three, centered below it."),
  }),
  service: entryOf("services").describe("The part of the Services page it belongs to."),
  projects: z.array(entryOf("projects")).describe("Those built with it, if there are any."),
  projectsHeading: text
    .optional()
    .describe("Their heading, where “Built with” and the name does not say it well."),
  people: people.describe("Two or three who work with it, the lead first."),
  seeAlso: z.array(object({ technology: entryOf("technologies"), text: prose })),
  closing: object({ heading: text, text: prose }).describe(
    "The invitation at the foot of the page.",
  ),
  picture: optional(picture).describe("Without one, the page has a plain gate."),
});

export type Technology = z.infer<typeof technology> & { slug: string };
