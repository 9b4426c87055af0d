import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "ncs",
  order: 20,
  title: "NCS",
  description:
    "The site and customer portal of a network services company. Firms check fiber coverage by address, report a fault and see the state of each leased line.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Java", "MySQL", "ReactJs", "Bootstrap 5"],
  picture: {
    alt: "A network portal with five office sites joined by lines on a map, one line amber, and a fault ticket showing the engineer on the way",
  },
} satisfies Project;
