import type { Job } from "../types/job.ts";

export const job = {
  id: 1,
  slug: "senior-react-developer",
  title: "Senior React Developer",
  department: "Engineering",
  location: {
    mode: "hybrid",
    display: "San Francisco, hybrid",
    city: "San Francisco",
    country: "US",
  },
  type: "Full-time",
  experience: "5+ years",
  description:
    "You will lead the front end of a claims product used by nine thousand adjusters, from our San Francisco office three days a week. Half the work is new screens; the other half is keeping a large interface quick while four people change it. You decide how we test it.",
  requirements: [
    "Has shipped React products that paying customers use every day",
    "Reads a flame chart without fear and can say which render to remove",
    "Writes TypeScript that a colleague can change without asking",
    "Tests behavior through roles and labels in a real browser",
    "Reviews code kindly, in writing, within a working day",
  ],
  datePosted: "2026-11-02",
  validThrough: "2027-02-28",
} satisfies Job;
