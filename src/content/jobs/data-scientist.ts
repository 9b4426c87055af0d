import type { Job } from "#src/content/types/job.ts";

export const job = {
  id: 4,
  slug: "data-scientist",
  title: "Data Scientist",
  department: "Data Science",
  location: {
    mode: "remote",
    display: "Remote",
    countries: ["Pakistan", "the United Kingdom", "Germany", "the United States"],
  },
  type: "Full-time",
  experience: "3+ years",
  description:
    "You will help a grocer order, a lender decide and a hospital plan its beds. Each project starts with the decision to be improved and ends with a model on a schedule, watched by the person who built it. The job is remote, with two colleagues to check your reasoning.",
  requirements: [
    "Writes Python that another person can run next year",
    "Tests a model against the simple rule it claims to beat",
    "Is at ease in SQL with tables nobody has documented",
    "Has put at least one model into daily use and seen it drift",
    "Can tell a room of managers how uncertain a forecast is",
  ],
  summary:
    "Forecasts for a grocer, a lender and a hospital, each on a schedule and watched by whoever built it. Remote, from four countries.",
  firstMonths: [
    "You rebuild last year's bread forecast from the raw till records and list every number that does not match ours.",
    "You set a simple rule beside your own model on one store's orders and tell the buyer, on a page, which of the two to use.",
    "A model of yours runs every night, with a chart of its error and a message to you when it drifts.",
  ],
  team: "Two data scientists who read your notebooks before a client does, an engineer who owns the pipelines, and in every project the one person at the client whose decision it is.",
  datePosted: "2026-10-26",
  validThrough: "2027-02-15",
} satisfies Job;
