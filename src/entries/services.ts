import { inOrder, only } from "./collection.ts";

const sections = inOrder("services");

/** Targets on the page: of two services with the same earlier name, the first one has it. */
const taken = new Set(sections.map(({ slug }) => slug));
const isFree = (name: string) => !taken.has(name) && taken.add(name);

export const services = {
  ...only("servicesPage"),
  sections: sections.map((section) => ({ ...section, aliases: section.aliases.filter(isFree) })),
};
