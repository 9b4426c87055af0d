import { entriesOf } from "./entries-of.ts";
import { finder, hiddenIn, inOrder } from "./collection.ts";
import type { DetailedProject, Project } from "#src/schemas/project.ts";

const entries = await entriesOf("projects");

/** In the order of the portfolio. */
export const projects: readonly Project[] = inOrder(entries, "projects");

export const projectOf = finder("projects", projects);

const hasPage = (project: Project): project is DetailedProject => project.detail !== undefined;

/** Projects with a page of their own. */
export const detailedProjects = projects.filter(hasPage);

export const hiddenProjects = hiddenIn(entries, "projects").filter(hasPage);
