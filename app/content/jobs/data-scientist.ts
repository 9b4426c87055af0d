import type { Job } from "../types/job.ts";

export const job = {
  id: 4,
  slug: "data-scientist",
  title: "Data Scientist",
  department: "Data Science",
  location: { mode: "remote", display: "Remote" },
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
  datePosted: "2026-10-26",
  validThrough: "2027-02-15",
} satisfies Job;
