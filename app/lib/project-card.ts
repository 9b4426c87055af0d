import { projectPicture } from "#app/art/project-pictures.ts";
import { stackIcons, tagIcons } from "#app/content/portfolio.ts";
import type { Project, ProjectCategory, StackName, TagLabel } from "#app/content/types/project.ts";

type Named = { name: string; icon: string };
type Labelled = { label: string; icon: string };

/** What a card shows of a project, all looked up: it travels with the page as data. */
export type ProjectCard = {
  slug: string;
  title: string;
  description: string;
  categories: readonly ProjectCategory[];
  /** Address of the project's own page, if it has one. */
  page: string | undefined;
  picture: { src: string; alt: string };
  /** First what kind of app it is, then how we worked on it. */
  tagRows: readonly (readonly Labelled[])[];
  stack: readonly Named[];
};

const qualityTag: TagLabel = "Quality Assurance Engineer";

export const withIcon = (label: TagLabel): Labelled => ({ label, ...tagIcons[label] });
export const stackItem = (name: StackName): Named => ({ name, ...stackIcons[name] });

export function projectCard({
  slug,
  title,
  description,
  category,
  tags,
  stack,
  picture,
  detail,
}: Project): ProjectCard {
  const isQuality = (tag: TagLabel) => tag === qualityTag;
  return {
    slug,
    title,
    description,
    categories: category,
    page: detail && `/portfolio/${slug}`,
    picture: picture
      ? { src: projectPicture(slug), alt: picture.alt }
      : { src: projectPicture("plain"), alt: "" },
    tagRows: [
      tags.filter((tag) => !isQuality(tag)).map(withIcon),
      tags.filter(isQuality).map(withIcon),
    ],
    stack: stack.map(stackItem),
  };
}
