import type { Five } from "./page.ts";

export const departments = [
  "Engineering",
  "Design",
  "Product",
  "Data Science",
  "DevOps",
  "QA",
] as const;
export type Department = (typeof departments)[number];

/** `display` is what the page shows; city and country (ISO 3166) are for job search engines. */
export type JobLocation =
  | { mode: "remote"; display: "Remote" }
  | {
      [Mode in "hybrid" | "on-site"]: {
        mode: Mode;
        display: `${string}, ${Mode}`;
        city: string;
        country: string;
      };
    }["hybrid" | "on-site"];

export type Job = {
  id: number;
  slug: string;
  title: string;
  department: Department;
  location: JobLocation;
  type: "Full-time";
  experience: `${number}+ years`;
  description: string;
  requirements: Five<string>;
  /** ISO dates. */
  datePosted: `${number}-${number}-${number}`;
  validThrough: `${number}-${number}-${number}`;
};
