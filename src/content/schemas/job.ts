import { z } from "astro/zod";
import { company } from "../company.ts";
import { day, description, five, object, oneOf, order, text, three } from "./fields.ts";

export const departments = [
  "Engineering",
  "Design",
  "Product",
  "Data Science",
  "DevOps",
  "QA",
] as const;

/** `countries`: where we can employ someone who works from home. */
const location = z
  .discriminatedUnion(
    "mode",
    [
      z.object({
        mode: z.literal("remote"),
        countries: z.array(text).min(2, "needs two countries or more"),
      }),
      z.object({
        mode: z.enum(["hybrid", "on-site"]),
        city: oneOf(company.offices.map(({ city }) => city)),
      }),
    ],
    "needs a mode: remote, hybrid or on-site",
  )
  .transform((place) => ({
    ...place,
    /** As lists show it. */
    display: place.mode === "remote" ? "Remote" : `${place.city}, ${place.mode}`,
  }));

export const job = object({
  title: text,
  order,
  department: oneOf(departments),
  location,
  type: oneOf(["Full-time"]),
  experience: text.regex(/^\d+\+ years$/, "has to read like 3+ years"),
  description: text,
  requirements: five(text),
  /** Meta description of the opening's own page, and its first words there. */
  summary: description,
  /** What will have been done after a week, a month, three months. */
  firstMonths: three(text),
  /** Who the person works with. */
  team: text,
  datePosted: day,
  /** The last day on which one can apply. */
  validThrough: day,
}).refine(({ datePosted, validThrough }) => validThrough > datePosted, {
  path: ["validThrough"],
  error: "has to be later than datePosted",
});

export type Job = z.infer<typeof job> & { slug: string };
export type JobLocation = Job["location"];
export type Department = (typeof departments)[number];
