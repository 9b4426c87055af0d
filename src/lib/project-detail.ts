import type { Project, ProjectDetail } from "#src/content/types/project.ts";
import { largePicture, stackItem, withIcon } from "./project-card.ts";

/** What a project's own page shows, all looked up. */
export const projectDetail = (project: Project & { detail: ProjectDetail }) => ({
  ...project.detail,
  title: project.title,
  description: project.description,
  picture: largePicture(project),
  technologies: project.detail.technologies.map(stackItem),
  tags: project.detail.tags.map(withIcon),
});
