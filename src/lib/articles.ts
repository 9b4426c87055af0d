import { page as words } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { articles } from "#src/entries/articles.ts";
import { company } from "#src/entries/company.ts";
import { longDate } from "#src/entries/locale.ts";
import { services } from "#src/entries/services.ts";
import { technologies } from "#src/entries/technologies.ts";
import type { Article } from "#content/schemas/article.ts";
import { articleText } from "./article-text.ts";
import { pictureOf } from "./pictures/pictures.ts";

/* Which articles are where. */

/** Of those that stand on a page about something else. */
const most = 3;

export const articlePath = (slug: string) => `/articles/${slug}` as const;

/** Its picture, its drawing, or the placeholder. */
export const articlePicture = ({ slug, picture }: Article) =>
  pictureOf(picture, `scenes/articles/${slug}.svg`);

export const shownDate = (day: string): string => longDate(company.language, new Date(day));

export type Topic = { slug: string; name: string; path: string };

const all = [
  ...services.sections.map(({ slug, heading }) => ({ slug, name: heading })),
  ...technologies.map(({ slug, name }) => ({ slug, name })),
].map((topic) => ({ ...topic, path: `/articles/topic/${topic.slug}` }));

export const topicsOf = (article: Pick<Article, "services" | "technologies">): Topic[] =>
  all.filter(({ slug }) => [...article.services, ...article.technologies].includes(slug));

/** About a service or a technology, by the name of its folder. */
export const articlesAbout = (topic: string): Article[] =>
  articles.filter((article) => topicsOf(article).some(({ slug }) => slug === topic));

/** Those that there are articles about. */
export const topics: readonly Topic[] = all.filter(({ slug }) => articlesAbout(slug).length > 0);

/** Those with the most topics in common; of two with as many, the later one. */
export function relatedTo(article: Article): Article[] {
  const own = [...article.services, ...article.technologies];
  const common = ({ services, technologies }: Article) =>
    own.filter((topic) => services.includes(topic) || technologies.includes(topic)).length;
  return articles
    .map((other) => ({ other, count: other.slug === article.slug ? 0 : common(other) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ other }) => other);
}

export type ArticleList = {
  path: string;
  /** Without one, the list has all. */
  topic?: Topic;
  articles: readonly Article[];
  number: number;
  /** Addresses of all pages of this list, this one's too. */
  pages: readonly string[];
};

/** What lists show of an article. */
export async function articleCard(article: Article) {
  const { slug, title, description, date } = article;
  const { minutes } = await articleText(article);
  const byline = [shownDate(date), fill(words.minutes, { minutes })] as const;
  const picture = articlePicture(article);
  /** A drawing has no ground of its own. */
  const isDrawn = article.picture !== undefined && picture.avif === undefined;
  return { slug, path: articlePath(slug), title, description, byline, picture, isDrawn };
}
export type ArticleCard = Awaited<ReturnType<typeof articleCard>>;

const onPage = 12;

/** A list on pages of twelve. */
function listAt(path: string, shown: readonly Article[], topic?: Topic): ArticleList[] {
  const pages = Array.from({ length: Math.ceil(shown.length / onPage) }, (_, index) =>
    index === 0 ? path : `${path}/page/${index + 1}`,
  );
  return pages.map((address, index) => ({
    path: address,
    articles: shown.slice(index * onPage, (index + 1) * onPage),
    number: index + 1,
    pages,
    ...(topic && { topic }),
  }));
}

/** Every page that lists articles; none without articles. */
export const articleLists: readonly ArticleList[] = [
  ...listAt("/articles", articles),
  ...topics.flatMap((topic) => listAt(topic.path, articlesAbout(topic.slug), topic)),
];
