import type { z } from "astro/zod";
import { blurb, four, hero, intro, link, object, oneOf, page, text } from "./fields.ts";
import { categories } from "./project.ts";

export const portfolio = object({
  ...page,
  hero,
  filterLabel: text,
  /** `slug`: value of `?category=`; the default has none. */
  filters: four(
    object({ name: oneOf(["All", ...categories, "UI/UX Designs"]), slug: text.optional() }),
  ),
  empty: blurb.extend({ showAll: text, contact: link }),
  join: object({ heading: text, text, link }),
  discuss: object({ heading: text, text, link, mailLead: text }),
  /** Words of the project detail page. */
  detail: object({
    technologies: text,
    tags: text,
    problem: text,
    built: text,
    result: text,
    back: text,
    notFound: object(intro),
  }),
});

export type PortfolioPage = z.infer<typeof portfolio>;
