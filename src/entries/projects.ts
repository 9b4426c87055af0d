import type { DetailedProject, Project } from "#src/schemas/project.ts";
import { hasBegun } from "./build-time.ts";
import { finder, hiddenIn, inOrder } from "./collection.ts";
import { company } from "./company.ts";
import { entriesOf } from "./entries-of.ts";

const entries = await entriesOf("projects");
const all: readonly Project[] = inOrder(entries, "projects");

/** In the order of the portfolio, without those whose first day has not begun. */
export const projects = all.filter(({ firstDay }) => hasBegun(firstDay, company.timeZone));

export const projectOf = finder("projects", projects);

const hasPage = (project: Project): project is DetailedProject => project.detail !== undefined;

/** Projects with a page of their own. */
export const detailedProjects = projects.filter(hasPage);

export const hiddenProjects = hiddenIn(entries, "projects").filter(hasPage);
