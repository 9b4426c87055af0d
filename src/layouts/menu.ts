import { navigation } from "#src/entries/navigation.ts";
import { technologies } from "#src/entries/technologies.ts";
import { isPresent, presentLinks } from "#src/lib/present-pages.ts";

/** `text`: a short description, shown in dropdowns only. */
export type MenuLink = { label: string; to: string; text?: string | undefined };

/** Links below a heading, if they have one. */
export type MenuGroup = { title?: string; links: MenuLink[] };

/** A link (`to`), or groups of links that it opens. */
export type MenuLine = { id: string; label: string; to?: string; groups: MenuGroup[] };

/** The technologies of the menu, in the order of their entries. */
function technologyGroups(): MenuGroup[] {
  const inMenu = technologies.filter((technology) => technology.inMenu);
  return [...Map.groupBy(inMenu, ({ group }) => group)].map(([title, members]) => ({
    title,
    links: members.map(({ name, slug }) => ({ label: name, to: `/tech/${slug}` })),
  }));
}

type Line = (typeof navigation)["menu"][number];

function groupsOf({ opens }: Line): MenuGroup[] {
  if (opens.what === "technologies") return technologyGroups();
  if (opens.what === "page") return [];
  return [{ links: presentLinks(opens.links) }].filter(({ links }) => links.length > 0);
}

/** Lines of the menu, in the order of the entry, without those that lead to parts of the site without entries. */
export const menu: readonly MenuLine[] = navigation.menu
  .map((line, index) => ({
    id: `menu-${index + 1}`,
    label: line.label,
    ...(line.opens.what === "page" && { to: line.opens.to }),
    groups: groupsOf(line),
  }))
  .filter(({ to, groups }) => (to === undefined ? groups.length > 0 : isPresent(to)));
