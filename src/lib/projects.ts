import { stackIcons, tagIcons } from "#src/content/icons.ts";
import type { Project } from "#src/content/schemas/project.ts";
import { type PictureWidths, projectPicture } from "./pictures/pictures.ts";

/** The data of a project card; serialized in the page as props of an island. */
export function projectCard(project: Project, widths: PictureWidths) {
  const { slug, title, description, client, country, year, category, tags, stack, detail } =
    project;
  return {
    slug,
    title,
    description,
    /** Client (unless the title names it), country and year. */
    origin: [client !== title && client, country, year].filter(Boolean).join(", "),
    categories: category,
    /** Path of the project's page, if it has one. */
    page: detail && `/portfolio/${slug}`,
    outcome: detail?.figures?.[0],
    picture: projectPicture(project, widths),
    /** One row for the kind of app, one for the role; each wraps by itself. */
    tagRows: [tags.slice(0, -1), tags.slice(-1)].map((row) =>
      row.map((label) => ({ label, ...tagIcons[label] })),
    ),
    stack: stack.map((name) => ({ name, ...stackIcons[name] })),
  };
}
export type ProjectCard = ReturnType<typeof projectCard>;
