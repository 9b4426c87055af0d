import type { Project } from "#src/content/schemas/project.ts";
import { stackIcons, tagIcons } from "./project-icons.ts";
import { type PictureWidths, projectPicture } from "./pictures/pictures.ts";

/** What a card shows of a project, all looked up: it travels with the page as data. */
export function projectCard(project: Project, widths: PictureWidths) {
  const { slug, title, description, client, country, year, category, tags, stack, detail } =
    project;
  return {
    slug,
    title,
    description,
    /** Who had it built, where and when; the client only where the title does not say it. */
    origin: [client !== title && client, country, year].filter(Boolean).join(", "),
    categories: category,
    /** Address of the project's own page, if it has one. */
    page: detail && `/portfolio/${slug}`,
    /** The first of what it changed. */
    outcome: detail?.figures?.[0],
    picture: projectPicture(project, widths),
    /** First what kind of app it is, then how we worked on it. */
    tagRows: [tags.slice(0, -1), tags.slice(-1)].map((row) =>
      row.map((label) => ({ label, ...tagIcons[label] })),
    ),
    stack: stack.map((name) => ({ name, ...stackIcons[name] })),
  };
}
export type ProjectCard = ReturnType<typeof projectCard>;
