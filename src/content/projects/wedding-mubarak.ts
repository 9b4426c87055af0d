import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "wedding-mubarak",
  order: 22,
  title: "Wedding Mubarak",
  description:
    "A wedding planner for mehndi, baraat and walima in one phone: a guest list for each event, invitations sent by WhatsApp, payments to vendors and a checklist by day.",
  category: ["App Development"],
  tags: ["Mobile App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "Redux", "NodeJs", "Digital Ocean"],
  picture: {
    alt: "A gold and green wedding invitation on a phone above guest counts for three events and the next payment due to the caterer",
  },
} satisfies Project;
