import type { DetailedProject, Project } from "#content/schemas/project.ts";
import { finder, hiddenIn, inOrder } from "./collection.ts";

/** In the order of the portfolio, without those whose first day has not begun. */
export const projects: readonly Project[] = inOrder("projects");

export const projectOf = finder("projects", projects);

const hasPage = (project: Project): project is DetailedProject => project.detail !== undefined;

/** Projects with a page of their own. */
export const detailedProjects = projects.filter(hasPage);

export const hiddenProjects = hiddenIn("projects").filter(hasPage);
