import { z } from "astro/zod";
import {
  accent,
  code,
  entryOf,
  icon,
  link,
  list,
  object,
  page,
  part,
  prose,
  text,
} from "./fields.ts";
import { pageOf } from "./kind.ts";

const tool = object({
  name: text,
  icon,
  technology: entryOf("technologies").optional().meta({
    title: "Its page",
    description: "The technology's own page, if there is one.",
  }),
});

export const home = object({
  ...page,
  hero: object({
    badge: text.optional(),
    heading: object({ plain: text, bright: text }),
    lead: prose,
    actions: object({ primary: text, secondary: text }),
    stats: list(object({ value: text, label: text })),
    picture: prose.describe("What the picture shows."),
    samples: list(object({ label: text, code })),
  }),
  proof: part({
    heading: text,
    clients: list(text),
    offer: prose,
    offerLink: link,
  }).meta({ title: "Clients and an offer below the opening picture" }),
  services: part(
    {
      heading: text,
      lead: prose,
      action: text,
      cards: list(
        object({ icon, tint: accent, title: text, description: prose, to: link.shape.to }),
      ),
    },
    "cards",
  ),
  statistics: part(
    {
      heading: text,
      tiles: list(
        object({ icon, value: z.number("needs a number"), suffix: z.string(), label: text }),
      ),
      note: prose.optional().describe("Where the figures come from."),
    },
    "tiles",
  ),
  technologies: part(
    { heading: text, lead: prose, groups: list(object({ title: text, items: list(tool) })) },
    "groups",
  ),
  work: part(
    { heading: text, lead: prose, action: text, projects: list(entryOf("projects")) },
    "projects",
  ),
  testimonials: part({ heading: text, lead: prose }).describe(
    "Shown with all testimonials, if there are any.",
  ),
  articles: part({ heading: text, lead: prose.optional() }).describe(
    "Shown with the latest articles, if there are any.",
  ),
  callToAction: part({ heading: text, lead: prose, primary: text, secondary: text }),
});

export const kinds = { home: pageOf("home", home, "Home", () => "/") };
