import type { App } from "#src/content/types/apps.ts";
import type { Project, ProjectDetail } from "#src/content/types/project.ts";
import type { Service } from "#src/content/types/service.ts";
import type { Technology } from "#src/content/types/technology.ts";
import { absolute, type Node, organizationId, reference } from "./organization.ts";

export const service = ({ id, heading, paragraph }: Service): Node => ({
  "@type": "Service",
  "@id": absolute(`/services#${id}`),
  url: absolute(`/services#${id}`),
  name: heading,
  description: paragraph,
  provider: reference(organizationId),
});

export const technologyService = ({ slug, h1, name, blurb, services }: Technology): Node => ({
  "@type": "Service",
  "@id": absolute(`/tech/${slug}#service`),
  url: absolute(`/tech/${slug}`),
  name: h1,
  serviceType: name,
  description: blurb,
  provider: reference(organizationId),
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: services.heading,
    itemListElement: services.cards.map(({ title, text }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: title, description: text },
    })),
  },
});

export const creativeWork = (project: Project & { detail: ProjectDetail }): Node => ({
  "@type": "CreativeWork",
  "@id": absolute(`/portfolio/${project.slug}#work`),
  url: absolute(`/portfolio/${project.slug}`),
  name: project.title,
  description: project.description,
  abstract: project.detail.result,
  keywords: [...project.detail.technologies, ...project.detail.tags],
  creator: reference(organizationId),
});

/** Without ratings and offers: the apps are not out, so nobody has rated or bought them. */
export const softwareApplication = ({ id, name, description, category, features }: App): Node => ({
  "@type": "SoftwareApplication",
  "@id": absolute(`/our-apps#app-${id}`),
  name,
  description,
  applicationCategory: category,
  featureList: features,
  creator: reference(organizationId),
});
