import { z } from "astro/zod";
import { namesOf, stackIcons, type tagIcons } from "#src/lib/project-icons.ts";
import {
  description,
  object,
  oneOf,
  optional,
  order,
  picture,
  sharing,
  text,
  words,
} from "./fields.ts";

const stack = z.array(oneOf(namesOf(stackIcons))).min(2, "needs two technologies or more");
const part = words(50, 90);

/** Category and tags go together (decision 8): the tags follow, so that they cannot disagree. */
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
  picture: optional(picture).describe("Without one, the card has a plain gate."),
  ...sharing,
  detail: optional(
    object({ description, problem: part, built: part, result: part, technologies: stack }),
  ).meta({ title: "A page of its own" }),
}).transform((data) => {
  const category = categories.filter((name) => data.category.includes(name));
  const tags: TagLabel[] = [...category.map((name) => kinds[name]), "Quality Assurance Engineer"];
  return { ...data, category, tags };
});

export type StackName = keyof typeof stackIcons;
type TagLabel = keyof typeof tagIcons;
export type Project = z.infer<typeof project> & { slug: string };
/** A project with a page of its own. */
export type DetailedProject = Project & { detail: NonNullable<Project["detail"]> };
