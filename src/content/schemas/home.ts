import { z } from "astro/zod";
import {
  accent,
  entryOf,
  icon,
  link,
  object,
  optional,
  page,
  prose,
  text,
  three,
} from "./fields.ts";

/** Larger samples would cover the light at the end of the arches, or scroll on a phone. */
const maxLines = 5;
const maxColumns = 37;

const code = prose.refine((value) => {
  const lines = value.split("\n");
  return lines.length <= maxLines && lines.every(({ length }) => length <= maxColumns);
}, `has room for ${maxLines} lines of ${maxColumns} characters at most`);

export const home = object({
  ...page,
  hero: object({
    badge: text,
    heading: object({ plain: text, bright: text }),
    lead: prose,
    actions: object({ primary: text, secondary: text }),
    stats: z.array(object({ value: text, label: text })),
    picture: prose.describe("What the picture shows."),
    samples: three(object({ id: text, label: text, code })),
  }),
  proof: optional(
    object({
      project: entryOf("projects").describe("Its first large figure is shown."),
      text: prose.meta({ description: "Who measured it, and when." }),
      action: text,
      offer: prose,
      offerLink: link,
    }),
  ).meta({ title: "A result below the opening picture" }),
  services: object({
    heading: text,
    lead: prose,
    action: text,
    cards: z.array(
      object({ icon, tint: accent, title: text, description: prose, to: link.shape.to }),
    ),
  }),
  statistics: object({
    heading: text,
    tiles: z.array(
      object({ icon, value: z.number("needs a number"), suffix: z.string(), label: text }),
    ),
  }),
  technologies: object({
    heading: text,
    lead: prose,
    groups: z.array(
      object({
        title: text,
        items: z.array(
          object({
            name: text,
            icon,
            technology: entryOf("technologies").optional().meta({
              title: "Its page",
              description: "The technology's own page, if there is one.",
            }),
          }),
        ),
      }),
    ),
  }),
  work: object({ heading: text, lead: prose, action: text, projects: three(entryOf("projects")) }),
  testimonials: object({ heading: text, lead: prose }),
  callToAction: object({ heading: text, lead: prose, primary: text, secondary: text }),
});
