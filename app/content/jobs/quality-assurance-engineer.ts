import type { Job } from "../types/job.ts";

export const job = {
  id: 5,
  slug: "quality-assurance-engineer",
  title: "Quality Assurance Engineer",
  department: "QA",
  location: { mode: "hybrid", display: "Berlin, hybrid", city: "Berlin", country: "DE" },
  type: "Full-time",
  experience: "2+ years",
  description:
    "You will be the first stubborn user of three products, two days a week in our Berlin office and the rest at home. You write the browser tests that guard each release, and you also sit down without a script and try to break things. Bugs you file get read the same day.",
  requirements: [
    "Finds the two steps that reproduce a bug and leaves out the other nine",
    "Automates browser tests with Playwright or a close relative",
    "Tests with a screen reader and a keyboard as a matter of course",
    "Knows which checks belong in an API test and keeps them out of the browser",
    "Writes clear English; German helps in two of the three teams",
  ],
  datePosted: "2026-11-16",
  validThrough: "2027-03-31",
} satisfies Job;
