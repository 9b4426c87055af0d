import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "hqre",
  order: 7,
  title: "HQRE",
  description:
    "Office and retail space for companies on the move. Tenants filter by floor area, fit-out and lease length on a city map, compare floor plans and book a viewing online.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["NextJs", "NodeJs", "MongoDB", "AWS"],
  picture: {
    alt: "A city map with office prices on pins next to a listing of three floors, one opened to its floor plan and a calendar for viewings",
  },
} satisfies Project;
