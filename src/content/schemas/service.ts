import { z } from "astro/zod";
import {
  blurb,
  entryOf,
  hero,
  link,
  object,
  optional,
  order,
  page,
  picture,
  text,
  two,
  words,
  prose,
} from "./fields.ts";

export const service = object({
  heading: text,
  order,
  aliases: z.array(text).describe("Further names in addresses that lead here: /services#name."),
  paragraph: words(60, 90),
  features: two(blurb),
  picture,
  technologies: optional(
    object({
      lead: prose,
      slugs: z.array(entryOf("technologies")).min(1, "needs one technology or more"),
    }),
  ),
  projects: z.array(entryOf("projects")),
  testimonial: entryOf("testimonials").optional().meta({
    title: "Who is quoted",
    description: "A client of this service.",
  }),
  link,
});

/** The Services screen around them. */
export const servicesPage = object({ ...page, hero });

export type Service = z.infer<typeof service> & { slug: string };
