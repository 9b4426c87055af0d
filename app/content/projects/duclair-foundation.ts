import type { Project } from "../types.ts";

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
    frame: "browser",
    screen:
      "Warm paper and bottle green. Illustration: children in front of a bookshelf whose upper rows are still outlines. Amount buttons 10, 25, 60 a month ('60 fills a shelf'). Small map with dots and one school's story.",
  },
} satisfies Project;
