import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "keycoin",
  order: 18,
  title: "Keycoin",
  description:
    "The browser exchange for the Keycoin token: an order book, depth and price charts, identity checks before the first trade and yearly statements an accountant can use.",
  category: ["Website Development"],
  tags: ["Web App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "NodeJs", "Blockchain", "AWS"],
  picture: {
    alt: "A token exchange with candlesticks in green and red, a live order book and a ticket to buy at a limit price",
  },
} satisfies Project;
