import type { Project } from "#src/content/types/project.ts";

export const project = {
  slug: "key-coin",
  order: 17,
  title: "Key Coin",
  description:
    "A wallet app whose keys never leave the phone. Contacts have names in place of addresses, fees are shown before sending, and a fingerprint signs each payment.",
  category: ["App Development"],
  tags: ["Mobile App Development", "Quality Assurance Engineer"],
  stack: ["Java", "NodeJs", "Blockchain"],
  picture: {
    alt: "A wallet on a phone about to send coins to a contact named Maryam, with the fee spelled out above a fingerprint prompt",
  },
} satisfies Project;
