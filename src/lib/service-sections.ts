import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies/index.ts";

/** The services with the names and addresses of the technologies they lead to. */
export const serviceSections = services.sections.map(({ technologies, ...section }) => ({
  ...section,
  technologies: technologies && {
    lead: technologies.lead,
    links: technologies.slugs.map((slug) => ({
      name: technologyOf(slug).name,
      to: `/tech/${slug}`,
    })),
  },
}));

export type ServiceSectionContent = (typeof serviceSections)[number];
