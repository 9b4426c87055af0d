import { cardWidths, pictureWidths } from "#src/lib/pictures/picture-widths.ts";
import { type PictureFiles, projectPicture } from "#src/lib/pictures/pictures.ts";
import { stackIcons, tagIcons } from "#src/content/portfolio.ts";
import type { Project, ProjectCategory, StackName, TagLabel } from "#src/content/types/project.ts";

type Named = { name: string; icon: string };
type Labelled = { label: string; icon: string };

export type ProjectPicture = PictureFiles & { alt: string };

/** What a card shows of a project, all looked up: it travels with the page as data. */
export type ProjectCard = {
  slug: string;
  title: string;
  description: string;
  categories: readonly ProjectCategory[];
  /** Address of the project's own page, if it has one. */
  page: string | undefined;
  picture: ProjectPicture;
  /** First what kind of app it is, then how we worked on it. */
  tagRows: readonly (readonly Labelled[])[];
  stack: readonly Named[];
};

const qualityTag: TagLabel = "Quality Assurance Engineer";

export const withIcon = (label: TagLabel): Labelled => ({ label, ...tagIcons[label] });
export const stackItem = (name: StackName): Named => ({ name, ...stackIcons[name] });

/** A card that is larger than those of the portfolio. */
export const largeProjectCard = (project: Project): ProjectCard => ({
  ...projectCard(project),
  picture: largePicture(project),
});

/** The picture where it stands larger than on a card: in all its widths. */
export const largePicture = (project: Project): ProjectPicture => pictureOf(project, pictureWidths);

/** A project that has no picture gets the plain gates, which are there to be looked at only. */
function pictureOf({ slug, picture }: Project, widths: typeof cardWidths | typeof pictureWidths) {
  return picture
    ? { ...projectPicture(slug, widths), alt: picture.alt }
    : { ...projectPicture("plain", widths), alt: "" };
}

export function projectCard(project: Project): ProjectCard {
  const { slug, title, description, category, tags, stack, detail } = project;
  const isQuality = (tag: TagLabel) => tag === qualityTag;
  return {
    slug,
    title,
    description,
    categories: category,
    page: detail && `/portfolio/${slug}`,
    picture: pictureOf(project, cardWidths),
    tagRows: [
      tags.filter((tag) => !isQuality(tag)).map(withIcon),
      tags.filter(isQuality).map(withIcon),
    ],
    stack: stack.map(stackItem),
  };
}
