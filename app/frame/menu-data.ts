import type { NavGroup } from "#app/content/navigation.ts";
import { technologies } from "#app/content/technologies/index.ts";
import { technologyGroups } from "#app/content/types/technology.ts";

/** The Technologies menu, out of the technologies' own entries. Build time only: it reads them all. */
export const technologiesMenu = (): NavGroup[] =>
  technologyGroups.map((title) => ({
    title,
    links: technologies
      .filter(({ group, inMenu }) => inMenu && group === title)
      .map(({ name, slug, icon }) => ({ label: name, to: `/tech/${slug}`, icon })),
  }));
