import type { Job } from "#src/content/types/job.ts";

export const job = {
  id: 1,
  slug: "senior-react-developer",
  title: "Senior React Developer",
  department: "Engineering",
  location: {
    mode: "hybrid",
    display: "San Francisco, hybrid",
    city: "San Francisco",
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
  summary:
    "Lead the front end of an insurance claims product from our San Francisco office: new screens, a quick interface, and tests you believe in.",
  firstMonths: [
    "You sit beside two claims adjusters for a day, then fix one thing that annoyed them and ship it by Friday.",
    "Claim search is yours: it needs 1.9 seconds to answer today, and you say what it should need and how we will know.",
    "The oldest third of the screens stands on the new form components, and a note of yours says which ones we leave alone.",
  ],
  team: "Three front-end developers, one of them in Lahore, a designer at the next desk and the insurer's product owner, who answers within hours. You report to the engineering lead in San Francisco.",
  datePosted: "2026-11-02",
  validThrough: "2027-02-28",
} satisfies Job;
