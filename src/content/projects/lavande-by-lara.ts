import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "lavande-by-lara",
  order: 12,
  title: "Lavande by Lara",
  description:
    "Small-batch skincare built around lavender oil. Shoppers pick by skin type, read where each ingredient was grown, and have refills sent when the jar runs low.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["Wordpress", "PHP", "MySQL", "Tailwindcss"],
  picture: {
    alt: "A skincare shop page with three frosted jars on linen, a lavender sprig and a refill plan set to every eight weeks",
  },
} satisfies Project;
