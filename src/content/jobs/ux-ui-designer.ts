import type { Job } from "#src/content/types/job.ts";

export const job = {
  id: 2,
  slug: "ux-ui-designer",
  title: "UX/UI Designer",
  department: "Design",
  location: {
    mode: "remote",
    display: "Remote",
    countries: ["Pakistan", "the United Kingdom", "Germany"],
  },
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
  summary:
    "A remote design job from interview to error state, with prototypes tried at real counters and four hours a day shared with Lahore.",
  firstMonths: [
    "You listen to six recorded interviews with pharmacy owners and sketch the counter screen they keep describing.",
    "Your first prototype spends a morning in a shop in Lahore, full of real stock names. You run the session by video and redraw half of it that evening.",
    "The pharmacy product has one library of parts, in Figma and in code, and you decide what gets into it.",
  ],
  team: "Five designers in three countries who show each other unfinished work every Tuesday, a researcher who finds people to test with, and the two engineers who build what you draw.",
  datePosted: "2026-10-19",
  validThrough: "2027-01-31",
} satisfies Job;
