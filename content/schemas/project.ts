import { z } from "astro/zod";
import { webAddress } from "./address.ts";
import { color } from "./brand.ts";
import {
  firstDay,
  description,
  hidden,
  entryOf,
  list,
  nameIn,
  object,
  order,
  part,
  picture,
  prose,
  sharing,
  text,
  words,
  yearFrom,
} from "./fields.ts";
import { many } from "./kind.ts";

const stack = list(nameIn({ paths: ["portfolio.stack.name"] }));
const chapter = words(50, 90);

/** A further screenshot of the product. */
const screen = object({
  title: text,
  text: prose,
  phone: z.boolean().meta({ description: "Phone screenshots are shown upright and large." }),
  picture: picture.extend({
    drawing: text.optional(),
  }),
});

/** Optional parts that make a project's page a case study. */
const caseStudy = {
  team: text.optional().describe("Size of the team, such as “Six people”."),
  situation: words(30, 100).optional().meta({
    description: "The client, and the situation before the project. 30 to 100 words.",
  }),
  screens: list(screen),
  decisions: list(object({ title: text, text: prose, cost: prose })),
  figures: list(object({ value: text, label: text })).describe("What changed, in large figures."),
  roles: list(object({ role: text, text: prose })),
  people: list(entryOf("people")).describe("People who led the project."),
};

const project = object({
  title: text,
  order,
  hidden,
  firstDay: firstDay.optional().meta({
    title: "On the site from",
    description: "Only for a day to come: without one, it is there as soon as it is published.",
  }),
  description: words(20, 35),
  // The filter without a slug shows all.
  category: list(nameIn({ paths: ["portfolio.filters.name"], having: "slug" })),
  stack,
  client: text.optional().describe("The company that commissioned it."),
  country: text.optional().describe("Where the client is."),
  year: yearFrom(1950).optional().describe("The year it went live, such as 2026."),
  live: webAddress.optional().meta({
    title: "Address of the live site",
    description: "What was built, where everybody can use it, with https:// at the front.",
  }),
  weeks: z
    .int("needs a whole number")
    .positive("has to be more than 0")
    .optional()
    .describe("Weeks from the first meeting to the first users."),
  cost: text
    .optional()
    .describe(
      "What the client paid for the first version, such as “$168,000”; shown as it is written.",
    ),
  color: color.optional(),
  picture: part(picture).describe("Without one, the card shows the emblem of the brand."),
  ...sharing,
  detail: part({
    description,
    problem: chapter,
    built: chapter,
    result: chapter,
    technologies: stack,
    ...caseStudy,
  }).meta({ title: "A page of its own" }),
});

export type Project = z.infer<typeof project> & { slug: string };
export type ProjectScreen = z.infer<typeof screen>;
/** A project with a page of its own. */
export type DetailedProject = Project & { detail: NonNullable<Project["detail"]> };

export const kinds = {
  projects: many("projects", project, {
    group: "Work and people",
    label: "Projects",
    one: "project",
    firstDay: "firstDay",
    page: (slug) => `/portfolio/${slug}`,
    hasPage: ({ detail }) => detail !== undefined,
    state: ({ detail, year }) => [cardOf(detail), year].filter(Boolean).join(", "),
    drawing: (_, slug) => `projects/${slug}-480.avif`,
    counted: "projects",
    names: ["title", "client", "country"],
  }),
};

function cardOf(detail: unknown): string {
  const isShown = detail !== undefined && (detail as { hidden?: unknown }).hidden !== true;
  return isShown ? "Has its own page" : "Card only";
}
