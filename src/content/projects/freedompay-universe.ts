import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "freedompay-universe",
  order: 8,
  title: "FreedomPay Universe",
  description:
    "A pocket academy for merchants and resellers of a payment platform: five-minute lessons on terminals, refunds and fraud, a quiz after each and a certificate at the end.",
  category: ["App Development"],
  tags: ["Mobile App Development", "Quality Assurance Engineer"],
  stack: ["ReactJs", "NodeJs", "MySQL", "AWS"],
  picture: {
    alt: "A phone lesson on refunding a card payment, with a drawn terminal, a planet map of finished lessons and a quiz question",
  },
} satisfies Project;
