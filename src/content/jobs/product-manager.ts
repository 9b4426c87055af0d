import type { Job } from "#src/content/types/job.ts";

export const job = {
  id: 6,
  slug: "product-manager",
  title: "Product Manager",
  department: "Product",
  location: { mode: "hybrid", display: "New York, hybrid", city: "New York" },
  type: "Full-time",
  experience: "4+ years",
  description:
    "You will own two products for clients on the East Coast, meeting them in New York and the engineers on a call each morning. You decide what is left out of a release and can defend it to the person who asked for it. Success is counted in what users do afterward.",
  requirements: [
    "Has taken a software product from a vague request to regular use",
    "Writes a one-page brief that engineers do not need explained",
    "Interviews users every month and keeps the notes where all can find them",
    "Reads a SQL query, a contract and a balance sheet well enough to ask about them",
    "Says no early, with a reason and an alternative",
  ],
  summary:
    "Own two products for East Coast clients from our New York office, and decide, with reasons, what each release leaves out.",
  firstMonths: [
    "You meet both clients at their own desks, read every support ticket since the summer and write a page on what you believe is wrong.",
    "You run the planning day yourself and take one promised feature off the list, with the agreement of whoever asked for it.",
    "Each product has one figure that client and engineers both look at on Mondays, and you can say what moved it.",
  ],
  team: "Nine engineers and two designers, most of them in Lahore, and a managing director at each client who picks up the phone. The other product managers sit across the table in New York.",
  datePosted: "2026-10-12",
  validThrough: "2027-01-15",
} satisfies Job;
