import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "card-club",
  order: 6,
  title: "Card Club",
  description:
    "A trading-card app for collectors. Point the camera at a card to learn what it sells for, keep the binder in order and swap duplicates with members nearby.",
  category: ["App Development"],
  tags: ["Mobile App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "Redux", "NodeJs", "MongoDB"],
  picture: {
    alt: "A phone scanning a holographic dragon card, with its condition, its market price over a year and an offer to swap it for two others",
  },
} satisfies Project;
