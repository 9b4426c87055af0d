import { collect, inOrder } from "#src/content/collect.ts";
import type { Project, ProjectDetail } from "#src/content/types/project.ts";

const folder = "src/content/projects";

/** In the order of the portfolio. */
export const projects: readonly Project[] = inOrder(
  folder,
  collect(
    folder,
    import.meta.glob<Project>(["./*.ts", "!./index.ts"], { eager: true, import: "project" }),
  ),
  (project) => project.order,
);

/** @throws naming the slug, so that a build with a dead reference stops */
export function projectOf(slug: string): Project {
  const found = projects.find((project) => project.slug === slug);
  if (!found) throw new Error(`${folder}/${slug}.ts is missing`);
  return found;
}

/** Those with a page of their own. */
export const detailedProjects = projects.filter(
  (project): project is Project & { detail: ProjectDetail } => project.detail !== undefined,
);
