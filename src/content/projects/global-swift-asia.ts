import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "global-swift-asia",
  order: 10,
  title: "Global Swift ASIA",
  description:
    "Sea and air forwarding for importers in six Asian countries: sailing schedules, containers tracked by bill of lading, and customs papers gathered in one checklist.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "Laravel", "MySQL", "Digital Ocean"],
  picture: {
    alt: "A container timeline from Shenzhen to Karachi with its ship at sea, a list of customs documents half ticked and three alternative sailings",
  },
} satisfies Project;
