import type { company } from "#src/content/company.ts";
import type { Five, Three } from "./page.ts";

export const departments = [
  "Engineering",
  "Design",
  "Product",
  "Data Science",
  "DevOps",
  "QA",
] as const;
export type Department = (typeof departments)[number];

export type OfficeCity = keyof typeof company.offices;

/** `display` is what lists show; `countries`: where we can employ someone who works from home. */
export type JobLocation =
  | { mode: "remote"; display: "Remote"; countries: readonly [string, string, ...string[]] }
  | {
      [Mode in "hybrid" | "on-site"]: {
        mode: Mode;
        display: `${string}, ${Mode}`;
        city: OfficeCity;
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
  /** Meta description of the opening's own page, and its first words there. */
  summary: string;
  /** What will have been done after a week, a month, three months. */
  firstMonths: Three<string>;
  /** Who the person works with. */
  team: string;
  /** ISO dates; the last day on which one can apply is the second. */
  datePosted: `${number}-${number}-${number}`;
  validThrough: `${number}-${number}-${number}`;
};
