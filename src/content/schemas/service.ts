import { z } from "astro/zod";
import {
  blurb,
  entryOf,
  hero,
  link,
  object,
  order,
  page,
  picture,
  text,
  two,
  words,
} from "./fields.ts";

export const service = object({
  heading: text,
  order,
  /** Further anchors that lead here. */
  aliases: z.array(text),
  paragraph: words(60, 90),
  features: two(blurb),
  /** What src/assets/scenes/services/<slug>.svg shows. */
  picture,
  /** What stands before the links to technology pages; absent where there are none. */
  technologies: object({
    lead: text,
    slugs: z.array(entryOf("technologies")).min(1, "needs one technology or more"),
  }).optional(),
  projects: z.array(entryOf("projects")),
  link,
});

/** The Services screen around them. */
export const servicesPage = object({ ...page, hero });

export type Service = z.infer<typeof service> & { slug: string };
