import type { Job } from "../types/job.ts";

export const job = {
  id: 2,
  slug: "ux-ui-designer",
  title: "UX/UI Designer",
  department: "Design",
  location: { mode: "remote", display: "Remote" },
  type: "Full-time",
  experience: "3+ years",
  description:
    "You will take products from the first customer interview to the last pixel of the error state. Work from anywhere that shares four hours with Lahore; we meet in person twice a year. Your prototypes will be tried by shopkeepers, nurses and drivers, so bring patience and real content.",
  requirements: [
    "Carries a product from interview to handoff",
    "Prototypes with real names, prices and long words",
    "Keeps a Figma library that other designers are glad to inherit",
    "Checks contrast, focus order and target size without being asked",
    "Shows work early and takes a blunt answer well",
  ],
  datePosted: "2026-10-19",
  validThrough: "2027-01-31",
} satisfies Job;
