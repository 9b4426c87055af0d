import { collect } from "../collect.ts";
import { technologySlugs } from "../types.ts";
import type { Technology, TechnologySlug } from "../types.ts";

const folder = "app/content/technologies";

const bySlug = new Map<string, Technology>(
  collect(
    folder,
    import.meta.glob<Technology>(["./*.ts", "!./index.ts"], { eager: true, import: "technology" }),
  ).map((entry) => [entry.slug, entry]),
);

export function technologyOf(slug: TechnologySlug): Technology {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`${folder}/${slug}.ts is missing`);
  return found;
}

/** All twelve, in the order of `technologySlugs`. */
export const technologies: readonly Technology[] = technologySlugs.map(technologyOf);
