import { collect, inOrder } from "#src/content/collect.ts";
import type { Technology } from "#src/content/types/technology.ts";

const folder = "src/content/technologies";

/** All of them, in the order of the menu. */
export const technologies: readonly Technology[] = inOrder(
  folder,
  collect(
    folder,
    import.meta.glob<Technology>(["./*.ts", "!./index.ts"], { eager: true, import: "technology" }),
  ),
  (technology) => technology.order,
);

/** @throws naming the slug, so that a build with a dead reference stops */
export function technologyOf(slug: string): Technology {
  const found = technologies.find((technology) => technology.slug === slug);
  if (!found) throw new Error(`${folder}/${slug}.ts is missing`);
  return found;
}
