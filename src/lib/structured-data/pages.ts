import { about } from "#src/content/about.ts";
import { apps } from "#src/content/apps.ts";
import { careers } from "#src/content/careers.ts";
import { contact } from "#src/content/contact.ts";
import { home } from "#src/content/home.ts";
import { jobPath, openJobs } from "#src/lib/open-jobs.ts";
import { describePage } from "#src/lib/page.ts";
import { privacy } from "#src/content/privacy.ts";
import { portfolio } from "#src/content/portfolio.ts";
import { detailedProjects } from "#src/content/projects.ts";
import { services } from "#src/content/services.ts";
import { technologies } from "#src/content/technologies.ts";
import type { App } from "#src/content/schemas/app.ts";
import type { PageMeta, Questions } from "#src/content/schemas/fields.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import type { Service } from "#src/content/schemas/service.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { jobPosting } from "./job-posting.ts";
import { absolute, type Node, organizationId, reference } from "./organization.ts";

type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ItemPage";

/** @param entities what the page is about */
const page = (type: PageType, path: string, words: PageMeta, entities: Node[] = []) => ({
  ...describePage(words, path),
  path,
  type,
  entities,
});
export type DescribedPage = ReturnType<typeof page>;

/**
 * Every page with an address of its own; a test holds this against the built site.
 * @param open the openings that have one
 */
export const describedPages = (open = openJobs): DescribedPage[] => [
  page("WebPage", "/", home),
  page("CollectionPage", "/services", services, [
    ...services.sections.map(service),
    faq("/services", services.questions.items),
  ]),
  page("CollectionPage", "/careers", careers, [jobList(open)]),
  ...open.map((job) => {
    const words = { title: job.title, description: job.summary };
    return page("ItemPage", jobPath(job.slug), words, [jobPosting(job)]);
  }),
  page("CollectionPage", "/portfolio", portfolio),
  ...detailedProjects.map((project) => {
    const words = { title: project.title, description: project.detail.description };
    return page("ItemPage", `/portfolio/${project.slug}`, words, [creativeWork(project)]);
  }),
  page("AboutPage", "/about", about),
  page("ContactPage", "/contact", contact),
  page("WebPage", "/privacy", privacy),
  page("CollectionPage", "/our-apps", apps, apps.apps.map(softwareApplication)),
  ...technologies.map((technology) =>
    page("ItemPage", `/tech/${technology.slug}`, technology, [
      technologyService(technology),
      faq(`/tech/${technology.slug}`, technology.questions),
    ]),
  ),
];

/** The openings by address; each posting stands on its own page, and only there. */
function jobList(open: typeof openJobs): Node {
  return {
    "@type": "ItemList",
    "@id": `${absolute("/careers")}#openings`,
    name: careers.openings.heading,
    numberOfItems: open.length,
    itemListElement: open.map(({ slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absolute(jobPath(slug)),
    })),
  };
}

const service = ({ slug, heading, paragraph }: Service): Node => ({
  "@type": "Service",
  "@id": absolute(`/services#${slug}`),
  url: absolute(`/services#${slug}`),
  name: heading,
  description: paragraph,
  provider: reference(organizationId),
});

const technologyService = ({ slug, h1, name, blurb, services }: Technology): Node => ({
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

/** Questions and answers that a page shows: https://schema.org/FAQPage */
const faq = (path: string, items: Questions["items"]): Node => ({
  "@type": "FAQPage",
  "@id": `${absolute(path)}#questions`,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

const creativeWork = (project: DetailedProject): Node => ({
  "@type": "CreativeWork",
  "@id": absolute(`/portfolio/${project.slug}#work`),
  url: absolute(`/portfolio/${project.slug}`),
  name: project.title,
  description: project.description,
  abstract: project.detail.result,
  keywords: [...project.detail.technologies, ...project.tags],
  creator: reference(organizationId),
});

/** Without ratings and offers: the apps are not out, so nobody has rated or bought them. */
const softwareApplication = ({ order, name, description, category, features }: App): Node => ({
  "@type": "SoftwareApplication",
  "@id": absolute(`/our-apps#app-${order}`),
  name,
  description,
  applicationCategory: category,
  featureList: features,
  creator: reference(organizationId),
});
