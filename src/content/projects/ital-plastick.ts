import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "ital-plastick",
  order: 4,
  title: "Ital Plastick",
  description:
    "The trade website of an Italian plastics molder. Buyers search crates, caps and housings by resin, volume and tolerance, download the drawing and ask for a quote in Italian or English.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Wordpress", "PHP", "MySQL", "Bootstrap"],
  picture: {
    alt: "A catalog page of molded plastic crates in four colors, with a dimension drawing, a resin filter and a quote request button",
  },
} satisfies Project;
