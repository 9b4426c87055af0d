import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "duclair-foundation",
  order: 15,
  title: "Duclair Foundation",
  description:
    "The website of a charity that opens school libraries. Donors give once or each month, see which school received which shelf, and print their own tax receipts.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Laravel", "MySQL", "Tailwindcss", "Digital Ocean"],
  picture: {
    alt: "A donation page with a classroom library half filled with books, a choice of monthly amounts and a map of schools served",
  },
} satisfies Project;
