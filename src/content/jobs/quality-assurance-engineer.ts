import type { Job } from "#src/content/types/job.ts";

export const job = {
  id: 5,
  slug: "quality-assurance-engineer",
  title: "Quality Assurance Engineer",
  department: "QA",
  location: { mode: "hybrid", display: "Berlin, hybrid", city: "Berlin" },
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
  summary:
    "Break three products before their users do, by hand and by script, at home for most of the week and in Berlin for the rest.",
  firstMonths: [
    "You install all three products as a new customer would and report whatever stopped you on the way.",
    "You inherit the release tests of the booking product, throw out those that fail at random and bring the rest down to ten minutes.",
    "Nothing leaves your three teams without a pass by keyboard and screen reader, and the developers do most of it themselves.",
  ],
  team: "Eleven developers in three teams, a second tester who joined last spring, and an accessibility specialist who shares the Berlin office with you.",
  datePosted: "2026-11-16",
  validThrough: "2027-03-31",
} satisfies Job;
