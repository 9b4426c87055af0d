import { entriesOf } from "./entries-of.ts";
import { finder, inOrder } from "./collection.ts";
import type { DetailedProject, Project } from "#src/schemas/project.ts";

/** In the order of the portfolio. */
export const projects: readonly Project[] = inOrder(await entriesOf("projects"), "projects");

export const projectOf = finder("projects", projects);

/** Projects with a page of their own. */
export const detailedProjects = projects.filter(
  (project): project is DetailedProject => project.detail !== undefined,
);
