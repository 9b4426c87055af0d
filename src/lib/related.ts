import { projectOf } from "#src/content/projects/index.ts";
import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies/index.ts";
import type { Technology } from "#src/content/types/technology.ts";
import { projectCard, type ProjectPicture } from "./project-card.ts";

/** Where to go on from a technology page: what was built with it, what stands next to it, the service it belongs to. */
export type Related = {
  heading: string;
  projects: readonly {
    slug: string;
    title: string;
    description: string;
    to: string;
    picture: ProjectPicture;
  }[];
  seeAlso: readonly { name: string; to: string; text: string }[];
  service: { heading: string; to: string };
};

/** @throws naming a project or technology that does not exist */
export function relatedTo({
  name,
  projects,
  projectsHeading,
  seeAlso,
  service,
}: Technology): Related {
  const builtWith = projectsHeading ?? `Built with ${name}`;
  return {
    heading: projects.length === 0 ? `Around ${name}` : builtWith,
    projects: projects.map(projectOf).map((project) => {
      const { slug, title, description, page, picture } = projectCard(project);
      return { slug, title, description, to: page ?? "/portfolio", picture };
    }),
    seeAlso: seeAlso.map(({ technology: slug, text }) => ({
      text,
      name: technologyOf(slug).name,
      to: `/tech/${slug}`,
    })),
    service: {
      heading: services.sections.find(({ id }) => id === service)?.heading ?? services.title,
      to: `/services#${service}`,
    },
  };
}
