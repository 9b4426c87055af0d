import type { Project } from "../types.ts";

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
    frame: "phone",
    screen:
      "Charcoal app with foil gradients on the cards only. Camera view frames an invented dragon card, corner brackets on it; sheet below: 'Near mint, $42', small price line, and a swap offer of two cards for one.",
  },
} satisfies Project;
