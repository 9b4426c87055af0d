import { type z } from "astro/zod";
import {
  blurb,
  drawnInvitation,
  entryOf,
  hero,
  icon,
  invitation,
  link,
  list,
  object,
  page,
  part,
  prose,
  status,
  text,
} from "./fields.ts";
import { pageOf } from "./kind.ts";
export const portfolio = object({
  ...page,
  hero,
  filterLabel: text,
  filters: list(
    object({
      name: text.describe("The category it shows."),
      slug: text
        .optional()
        .describe("Value of ?category=. The filter without one shows all projects."),
    }),
  ),
  tags: list(
    object({
      label: text,
      icon,
      category: text.optional().describe("Of which projects. Otherwise of all."),
    }),
  ).describe("Shown on projects."),
  stack: list(object({ name: text, icon: icon.optional() })).describe(
    "Technologies that projects can name, with their icons.",
  ),
  caseStudy: text.describe("Label on cards of projects with a page of their own."),
  empty: blurb.extend({
    projects: list(entryOf("projects")).describe(
      "Shown below, although the filter does not match them.",
    ),
    showAll: text,
    contact: link,
  }),
  invitation: part(invitation).describe("Shown after the last project."),
  join: part(invitation),
  discuss: part({ ...drawnInvitation, mailLead: text }),
  /** Labels of a project's own page. */
  detail: object({
    client: text,
    country: text,
    year: text,
    team: text,
    weeks: text,
    weeksUnit: text,
    cost: text,
    compare: part({ text: prose, link }).meta({
      title: "Below the cost",
      description: "Where a reader with another budget finds one of that size.",
    }),
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

export const kinds = {
  portfolio: pageOf("portfolio", portfolio, "Portfolio page", () => "/portfolio"),
};
