import { projectOf } from "#src/content/projects/index.ts";
import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies/index.ts";
import type { Technology } from "#src/content/types/technology.ts";
import { cardWidths } from "./pictures/picture-widths.ts";
import { projectCard } from "./projects.ts";

/**
 * Where to go on from a technology page: what was built with it, what stands next to it, the service it belongs to.
 * @throws naming a project or technology that does not exist
 */
export function relatedTo(technology: Technology) {
  const { name, projects, projectsHeading = `Built with ${name}`, seeAlso, service } = technology;
  return {
    heading: projects.length === 0 ? `Around ${name}` : projectsHeading,
    projects: projects.map((slug) => {
      const card = projectCard(projectOf(slug), cardWidths);
      return { ...card, to: card.page ?? "/portfolio" };
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
export type Related = ReturnType<typeof relatedTo>;
