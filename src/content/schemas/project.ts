import { z } from "astro/zod";
import { namesOf, stackIcons, type tagIcons } from "#src/content/icons.ts";
import {
  description,
  entryOf,
  object,
  oneOf,
  optional,
  order,
  picture,
  prose,
  sharing,
  text,
  words,
} from "./fields.ts";

const stack = z.array(oneOf(namesOf(stackIcons))).min(2, "needs two technologies or more");
const part = words(50, 90);

/** A further screenshot of the product. */
const screen = object({
  title: text,
  text: prose,
  phone: z.boolean().meta({ description: "Phone screenshots are shown upright and large." }),
  picture: picture.extend({
    drawing: text.optional().meta({
      description: "Used without a picture: a file name in assets/projects, up to its width.",
    }),
  }),
});

/** Optional parts that make a project's page a case study. */
const caseStudy = {
  team: text.optional().describe("Size of the team, such as “Six people”."),
  weeks: z.int().positive().optional().describe("Weeks from the first meeting to the first users."),
  cost: text.optional().describe("What the client paid for the first version, such as “$168,000”."),
  situation: words(30, 100).optional().meta({
    description: "The client, and the situation before the project. 30 to 100 words.",
  }),
  screens: z.array(screen).max(4, "needs four or fewer").optional(),
  decisions: z
    .array(object({ title: text, text: prose, cost: prose.describe("What it cost.") }))
    .optional(),
  figures: z
    .array(object({ value: text, label: text }))
    .max(3, "needs three or fewer")
    .optional()
    .describe("What changed, in large figures."),
  roles: z
    .array(object({ role: text, text: prose }))
    .optional()
    .describe("Who did what."),
  people: z.array(entryOf("people")).optional().describe("People who led the project."),
};

/** Tags are derived from the categories, so that the two always agree (decision 8). */
const kinds = {
  "Website Development": "Web App Development",
  "App Development": "Mobile App Development",
} as const;
export const categories = namesOf(kinds);

export const project = object({
  title: text,
  order,
  description: words(20, 35),
  category: z.array(oneOf(categories)).min(1, "needs one category or both"),
  stack,
  client: text.optional().describe("The company that commissioned it."),
  country: text.optional().describe("Where the client is."),
  year: z.int().optional().describe("The year it went live."),
  picture: optional(picture).describe(
    "Without one, the card shows gates in the colors of the brand.",
  ),
  ...sharing,
  detail: optional(
    object({
      description,
      problem: part,
      built: part,
      result: part,
      technologies: stack,
      ...caseStudy,
    }),
  ).meta({ title: "A page of its own" }),
}).transform((data) => {
  const category = categories.filter((name) => data.category.includes(name));
  const tags: TagLabel[] = [...category.map((name) => kinds[name]), "Quality Assurance Engineer"];
  return { ...data, category, tags };
});

/** @public for the tests of a brand */
export type StackName = keyof typeof stackIcons;
type TagLabel = keyof typeof tagIcons;
export type Project = z.infer<typeof project> & { slug: string };
export type ProjectScreen = z.infer<typeof screen>;
/** A project with a page of its own. */
export type DetailedProject = Project & { detail: NonNullable<Project["detail"]> };
