import type { Project } from "../types.ts";

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
    frame: "browser",
    screen:
      "Almost empty white wall, parquet floor, one chair. A big abstract canvas (umbrella-like arcs in vermilion and blue). Small caption card: artist, 160 x 120 cm, oil, 2025, price; 'Hold for 48 hours'. Thumbnails of two more works at the edge.",
  },
} satisfies Project;
