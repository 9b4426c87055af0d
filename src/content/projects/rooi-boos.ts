import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "rooi-boos",
  order: 21,
  title: "Rooi Boos",
  description:
    "A tea shop for rooibos from South Africa's Cederberg: loose leaf, blends and cold brew, sold by the tin or as a monthly box with notes on each harvest.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Wordpress", "PHP", "MySQL", "Bootstrap 5"],
  picture: {
    alt: "A tea shop page with a russet tin of loose leaf, a glass of red tea against the light and brewing times for hot and cold",
  },
} satisfies Project;
