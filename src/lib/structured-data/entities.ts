import { careers } from "#src/content/careers.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { jobPath, type openJobs } from "#src/lib/open-jobs.ts";
import type { App } from "#src/content/schemas/app.ts";
import type { Questions } from "#src/content/schemas/fields.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import type { Service } from "#src/content/schemas/service.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { type Node, organizationId, reference } from "./organization.ts";

/* Main entities of pages, as schema.org nodes. */

/** The openings by URL; the postings themselves are on their own pages only. */
export function jobList(open: typeof openJobs): Node {
  return {
    "@type": "ItemList",
    "@id": `${absoluteUrl("/careers")}#openings`,
    name: careers.openings.heading,
    numberOfItems: open.length,
    itemListElement: open.map(({ slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absoluteUrl(jobPath(slug)),
    })),
  };
}

export const service = ({ slug, heading, paragraph }: Service): Node => ({
  "@type": "Service",
  "@id": absoluteUrl(`/services#${slug}`),
  url: absoluteUrl(`/services#${slug}`),
  name: heading,
  description: paragraph,
  provider: reference(organizationId),
});

export const technologyService = ({ slug, h1, name, blurb, services }: Technology): Node => ({
  "@type": "Service",
  "@id": absoluteUrl(`/tech/${slug}#service`),
  url: absoluteUrl(`/tech/${slug}`),
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

/** https://schema.org/FAQPage */
export const faq = (path: string, items: Questions["items"]): Node => ({
  "@type": "FAQPage",
  "@id": `${absoluteUrl(path)}#questions`,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export const creativeWork = (project: DetailedProject): Node => ({
  "@type": "CreativeWork",
  "@id": absoluteUrl(`/portfolio/${project.slug}#work`),
  url: absoluteUrl(`/portfolio/${project.slug}`),
  name: project.title,
  description: project.description,
  abstract: project.detail.result,
  keywords: [...project.detail.technologies, ...project.tags],
  creator: reference(organizationId),
});

/** Without ratings and offers: the apps are not published yet. */
export const softwareApplication = ({
  order,
  name,
  description,
  category,
  features,
}: App): Node => ({
  "@type": "SoftwareApplication",
  "@id": absoluteUrl(`/our-apps#app-${order}`),
  name,
  description,
  applicationCategory: category,
  featureList: features,
  creator: reference(organizationId),
});
