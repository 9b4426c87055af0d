import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "ambrella-art",
  order: 13,
  title: "Ambrella Art",
  description:
    "A gallery of contemporary painting on the web. Each canvas hangs at true scale above a chair, and a visitor can hold it for two days or buy it outright.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["NextJs", "NodeJs", "Tailwindcss", "Digital Ocean"],
  picture: {
    alt: "A large abstract canvas on a white gallery wall above a wooden chair for scale, with its label, its price and a button to hold it",
  },
} satisfies Project;
