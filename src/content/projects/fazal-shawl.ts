import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "fazal-shawl",
  order: 5,
  title: "Fazal Shawl",
  description:
    "An online shop for handwoven pashmina and Kani shawls, with close photographs of each weave, the weaver's name, the weeks it took and prices in four currencies.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Wordpress", "PHP", "MySQL", "Jquery"],
  picture: {
    alt: "A shop page for a crimson Kani shawl, its paisley border enlarged under a magnifier beside the weaver's name and the price",
  },
} satisfies Project;
