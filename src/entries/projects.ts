import type { DetailedProject, Project } from "#src/schemas/project.ts";
import { hasBegun } from "./build-time.ts";
import { finder, inOrder } from "./collection.ts";
import { company } from "./company.ts";
import { entriesOf } from "./entries-of.ts";

const all: readonly Project[] = inOrder(await entriesOf("projects"), "projects");
const isShown = ({ firstDay }: Project) => hasBegun(firstDay, company.timeZone);

/** In the order of the portfolio. */
export const projects = all.filter(isShown);

/** Those whose first day has not begun: no page, list or file has them. */
export const laterProjects = all.filter((project) => !isShown(project));

export const projectOf = finder("projects", projects);

/** Of the projects that another entry names, those that are shown. */
export const shownOf = (slugs: readonly string[]): string[] =>
  slugs.filter((slug) => laterProjects.every((later) => later.slug !== slug));

/** Projects with a page of their own. */
export const detailedProjects = projects.filter(
  (project): project is DetailedProject => project.detail !== undefined,
);
