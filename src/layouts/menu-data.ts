import type { NavGroup } from "#src/content/navigation.ts";
import { technologies } from "#src/content/technologies/index.ts";
import { technologyGroups } from "#src/content/types/technology.ts";

/** The Technologies menu, out of the technologies' own entries. */
export const technologiesMenu: readonly NavGroup[] = technologyGroups.map((title) => ({
  title,
  links: technologies
    .filter(({ group, inMenu }) => inMenu && group === title)
    .map(({ name, slug, icon }) => ({ label: name, to: `/tech/${slug}`, icon })),
}));
