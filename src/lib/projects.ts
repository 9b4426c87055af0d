import { stackIcons, tagIcons } from "#src/content/portfolio.ts";
import type { Project, ProjectDetail, StackName, TagLabel } from "#src/content/types/project.ts";
import { type cardWidths, pictureWidths } from "./pictures/picture-widths.ts";
import { projectPicture } from "./pictures/pictures.ts";

/** What a card shows of a project, all looked up: it travels with the page as data. */
export function projectCard(project: Project, widths: typeof cardWidths | typeof pictureWidths) {
  const { slug, title, description, category, tags, stack, detail } = project;
  return {
    slug,
    title,
    description,
    categories: category,
    /** Address of the project's own page, if it has one. */
    page: detail && `/portfolio/${slug}`,
    picture: pictureOf(project, widths),
    /** First what kind of app it is, then how we worked on it. */
    tagRows: [tags.slice(0, -1), tags.slice(-1)].map((row) => row.map(withIcon)),
    stack: stack.map(stackItem),
  };
}
export type ProjectCard = ReturnType<typeof projectCard>;

/** What a project's own page shows, all looked up. */
export const projectDetail = (project: Project & { detail: ProjectDetail }) => ({
  ...project.detail,
  title: project.title,
  description: project.description,
  picture: pictureOf(project, pictureWidths),
  technologies: project.detail.technologies.map(stackItem),
  tags: project.detail.tags.map(withIcon),
});

const withIcon = (label: TagLabel) => ({ label, ...tagIcons[label] });
const stackItem = (name: StackName) => ({ name, ...stackIcons[name] });

/** A project that has no picture gets the plain gates, which are there to be looked at only. */
const pictureOf = ({ slug, picture }: Project, widths: Parameters<typeof projectPicture>[1]) => ({
  ...projectPicture(picture ? slug : "plain", widths),
  alt: picture?.alt ?? "",
});
