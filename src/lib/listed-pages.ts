import { about } from "#src/entries/about.ts";
import { articles, articlesPage, hiddenArticles } from "#src/entries/articles.ts";
import { apps } from "#src/entries/apps.ts";
import { withinBrand } from "#content/brand-folder.ts";
import { careers } from "#src/entries/careers.ts";
import { contact } from "#src/entries/contact.ts";
import { home } from "#src/entries/home.ts";
import { portfolio } from "#src/entries/portfolio.ts";
import { privacy } from "#src/entries/privacy.ts";
import { detailedProjects, hiddenProjects } from "#src/entries/projects.ts";
import { services } from "#src/entries/services.ts";
import { technologies } from "#src/entries/technologies.ts";
import { jobPages, jobPath } from "./open-jobs.ts";
import { articleLists, articlePath } from "./articles.ts";
import { articleListMeta, describePage } from "./page-description.ts";
import {
  article as articleNode,
  creativeWork,
  faq,
  people,
  service,
  softwareApplication,
} from "./structured-data/entities.ts";
import { isPresent } from "./present-pages.ts";
import { jobPosting } from "./structured-data/job-posting.ts";
import type { Node } from "./structured-data/organization.ts";

/** @param mainEntities structured data of the page's topics */
const page = (path: string, meta: Parameters<typeof describePage>[0], ...mainEntities: Node[]) => ({
  ...describePage(meta, path),
  path,
  mainEntities,
  /** Since when it is there, or is as it is, where that is known (ISO date). */
  since: undefined as string | undefined,
});

/** Pages of the brand's own: pages/x.astro is shown, and pages/x.ts describes it. */
const ownPages = import.meta.glob<Parameters<typeof describePage>[0]>("#brand/pages/**/*.ts", {
  eager: true,
  import: "page",
});
const ownPath = (file: string) => withinBrand(file).replaceAll(/^pages|(?:\/index)?\.ts$/g, "");

const withHero = <Content extends { hero: { heading: string } }>(content: Content) => ({
  ...content,
  heading: content.hero.heading,
});

export type ListedPage = ReturnType<typeof page>;

/**
 * Every page that is built, with a canonical path: metadata for its head, the sitemap and search engines. A test compares the list
 * with the built site.
 */
export const listedPages = (): ListedPage[] =>
  [
    page("/", { ...home, heading: `${home.hero.heading.plain} ${home.hero.heading.bright}` }),
    page(
      "/services",
      withHero(services),
      ...services.sections.map(({ slug, heading, paragraph }) =>
        service(`/services#${slug}`, heading, paragraph),
      ),
      ...faq("/services", services.questions?.items),
    ),
    page("/careers", withHero(careers)),
    ...jobPages.map((job) => {
      const meta = { ...job, heading: job.title, description: job.summary };
      return { ...page(jobPath(job.slug), meta, jobPosting(job)), since: job.datePosted };
    }),
    page("/portfolio", withHero(portfolio)),
    ...[...detailedProjects, ...hiddenProjects].map((project) => {
      const { title: heading, detail } = project;
      const meta = { ...project, heading, description: detail.description };
      const path = `/portfolio/${project.slug}`;
      return { ...page(path, meta, creativeWork(project)), since: project.firstDay };
    }),
    ...articleLists.map((list) => page(list.path, articleListMeta(articlesPage, list))),
    ...[...articles, ...hiddenArticles].map((article) => {
      const meta = { ...article, heading: article.title };
      return {
        ...page(articlePath(article.slug), meta, articleNode(article)),
        since: article.updated ?? article.date,
      };
    }),
    page("/about", withHero(about), ...people(about.people?.members ?? [])),
    page("/contact", contact),
    page("/privacy", privacy),
    page("/our-apps", withHero(apps), ...apps.apps.map(softwareApplication)),
    ...technologies.map((technology) => {
      const { slug, h1, blurb, questions } = technology;
      const path = `/tech/${slug}`;
      const meta = { ...technology, heading: h1 };
      return page(path, meta, service(`${path}#service`, h1, blurb), ...faq(path, questions));
    }),
    ...Object.entries(ownPages).map(([file, meta]) => page(ownPath(file), meta)),
  ].filter(({ path }) => isPresent(path));

/** Made once: every page of a build asks for its own. */
let byPath: ReadonlyMap<string, ListedPage> | undefined;

/** @throws if no page with that path is listed */
export function pageAt(path: string): ListedPage {
  byPath ??= new Map(listedPages().map((page) => [page.path, page]));
  const found = byPath.get(path);
  if (!found) throw new Error(`There is no page ${path}: list it in src/lib/listed-pages.ts`);
  return found;
}
