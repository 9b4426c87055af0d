import { company } from "./company.ts";

export const notFound = {
  title: "Page not found",
  description: `Nothing stands at this address of the ${company.name} site. Here are the ways onward from it.`,
  hero: {
    heading: "This gate leads nowhere",
    intro:
      "There is no page at this address. It may have moved, or the link was copied a letter short. One of these will take you on.",
  },
  links: [
    { label: "Home", to: "/" },
    { label: "Services", to: "/services" },
    { label: "Portfolio", to: "/portfolio" },
    { label: "Contact", to: "/contact" },
  ],
} as const;
