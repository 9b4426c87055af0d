import { z } from "astro/zod";
import {
  blurb,
  entryOf,
  four,
  hero,
  invitation,
  link,
  object,
  oneOf,
  page,
  prose,
  status,
  text,
} from "./fields.ts";
import { categories } from "./project.ts";

export const portfolio = object({
  ...page,
  hero,
  filterLabel: text,
  /** `slug`: value of `?category=`; the default filter has none. */
  filters: four(
    object({ name: oneOf(["All", ...categories, "UI/UX Designs"]), slug: text.optional() }),
  ),
  caseStudy: text.describe("Label on cards of projects with a page of their own."),
  empty: blurb.extend({
    projects: z
      .array(entryOf("projects"))
      .optional()
      .describe("Shown below, although the filter does not match them."),
    showAll: text,
    contact: link,
  }),
  join: invitation,
  discuss: invitation.extend({ mailLead: text }),
  /** Labels of a project's own page. */
  detail: object({
    client: text,
    country: text,
    year: text,
    team: text,
    weeks: text,
    weeksUnit: text,
    cost: text,
    situation: text,
    technologies: text,
    tags: text,
    problem: text,
    built: text,
    result: text,
    screens: text,
    decisions: object({ heading: text, lead: prose, cost: text }),
    roles: text,
    quote: text,
    next: text,
    back: text,
    notFound: status,
  }),
});

export type PortfolioPage = z.infer<typeof portfolio>;
