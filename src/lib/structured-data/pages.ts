import { about } from "#src/content/about.ts";
import { apps } from "#src/content/apps.ts";
import { careers } from "#src/content/careers.ts";
import { contact } from "#src/content/contact.ts";
import { home } from "#src/content/home.ts";
import { jobPath, openJobs } from "#src/lib/open-jobs.ts";
import { privacy } from "#src/content/privacy.ts";
import { portfolio } from "#src/content/portfolio.ts";
import { detailedProjects } from "#src/content/projects/index.ts";
import { services } from "#src/content/services.ts";
import { technologies } from "#src/content/technologies/index.ts";
import type { PageMeta } from "#src/content/types/page.ts";
import { jobPosting } from "./job-posting.ts";
import { absolute, type Node } from "./organization.ts";
import { creativeWork, service, softwareApplication, technologyService } from "./offerings.ts";

/** A page as its graph describes it. */
export type DescribedPage = {
  path: string;
  type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ItemPage";
  words: PageMeta;
  /** Its last crumb, where that is not the title. */
  name?: string;
  /** What it is about. */
  entities: Node[];
};

/** Every page with an address of its own; a test holds this against the built site. */
export const describedPages = (): DescribedPage[] => [
  { path: "/", type: "WebPage", words: home, entities: [] },
  {
    path: "/services",
    type: "CollectionPage",
    words: services,
    entities: services.sections.map(service),
  },
  { path: "/careers", type: "CollectionPage", words: careers, entities: [jobList()] },
  ...openJobs.map((job): DescribedPage => ({
    path: jobPath(job.slug),
    type: "ItemPage",
    words: { title: job.title, description: job.summary },
    entities: [jobPosting(job)],
  })),
  { path: "/portfolio", type: "CollectionPage", words: portfolio, entities: [] },
  ...detailedProjects.map((project): DescribedPage => ({
    path: `/portfolio/${project.slug}`,
    type: "ItemPage",
    words: { title: project.title, description: project.detail.description },
    entities: [creativeWork(project)],
  })),
  { path: "/about", type: "AboutPage", words: about, entities: [] },
  { path: "/contact", type: "ContactPage", words: contact, entities: [] },
  { path: "/privacy", type: "WebPage", words: privacy, entities: [] },
  {
    path: "/our-apps",
    type: "CollectionPage",
    words: apps,
    entities: apps.apps.map(softwareApplication),
  },
  ...technologies.map((technology): DescribedPage => ({
    path: `/tech/${technology.slug}`,
    type: "ItemPage",
    words: technology,
    name: technology.name,
    entities: [technologyService(technology)],
  })),
];

/** The openings by address; each posting stands on its own page, and only there. */
function jobList(): Node {
  return {
    "@type": "ItemList",
    "@id": `${absolute("/careers")}#openings`,
    name: careers.openings.heading,
    numberOfItems: openJobs.length,
    itemListElement: openJobs.map(({ slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absolute(jobPath(slug)),
    })),
  };
}
