import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "chauffeurs-australia",
  order: 11,
  title: "Chauffeurs Australia",
  description:
    "Chauffeured cars in Sydney, Melbourne and Brisbane at a fare fixed before you pay. Flights are tracked for airport pickups, and company accounts get one invoice a month.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Laravel", "PHP", "MySQL", "Jquery"],
  picture: {
    alt: "A booking screen for an airport transfer: a black sedan, a fixed fare to the Sydney waterfront and a flight shown as forty minutes late",
  },
} satisfies Project;
