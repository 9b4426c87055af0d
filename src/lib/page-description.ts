import { page as words } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { company } from "#src/entries/company.ts";
import type { ArticleList } from "./articles.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { ownShareImage } from "#src/lib/pictures/own-pictures.ts";
import type { PageMeta } from "#content/schemas/fields.ts";

/** `to` is absent for the current page and for levels without a page. */
export type Crumb = { label: string; to?: string };

/** Breadcrumbs of the first path segments. */
const levels: Record<string, Crumb> = {
  portfolio: { label: words.portfolio, to: "/portfolio" },
  tech: { label: words.technologies },
  careers: { label: words.careers, to: "/careers" },
  articles: { label: words.articles, to: "/articles" },
};

/** `heading`: the h1. `name`: label of the last breadcrumb, if shorter than the title. */
type Meta = PageMeta & { heading: string; name?: string };

/**
 * Metadata and breadcrumbs of a page.
 * @param path its canonical path; pages without one are not indexed
 */
export const describePage = (
  { title, heading, description, shareImage, shareImageAlt, name = title }: Meta,
  path?: string,
) => ({
  title,
  fullTitle: fullTitleOf(title),
  heading,
  // A line of llms.txt.
  description: description.trim().replaceAll(/\s+/g, " "),
  path,
  /** Breadcrumbs; none on the home page. */
  trail: trailTo(path, name),
  /** URL of the Open Graph image; each page has its own. */
  shareImage: absoluteUrl(
    shareImage === undefined
      ? drawnCardPath(title, path)
      : ownShareImage(shareImage, shareImageAlt),
  ),
  shareImageAlt: shareImageAlt ?? fill(words.shareImage, { title: fullTitleOf(title) }),
});
export type Page = ReturnType<typeof describePage>;

type ListPage = PageMeta & { hero: { heading: string } };

/** Of a list of articles: all or those about a topic, and which page of it. */
export function articleListMeta(
  { hero, ...all }: ListPage,
  { topic, number, pages }: Pick<ArticleList, "topic" | "number" | "pages">,
): Meta {
  const title = topic ? fill(words.articlesOn, { topic: topic.name }) : all.title;
  const heading = topic ? title : hero.heading;
  const one = topic
    ? { title, heading, description: fill(words.articlesOnDescription, { title }) }
    : { ...all, heading };
  if (number === 1) return { ...one, name: topic?.name ?? title };
  const numbered = { number, all: pages.length };
  return {
    title: fill(words.articlesPage, { title, ...numbered }),
    heading: fill(words.articlesPage, { title: heading, ...numbered }),
    description: fill(words.articlesPage, { title: one.description, ...numbered }),
  };
}

const fullTitleOf = (title: string) => `${title} | ${company.name}`;

function drawnCardPath(title: string, path: string | undefined): string {
  const words = path === "/" ? "home" : (path ?? title);
  const name = words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  // Titles in another script leave no letters, or the same few.
  const isWhole = /^[\x20-\x7e]*$/.test(words) && name !== "";
  return `/share/${isWhole ? name : `${name}-${sumOf(words)}`}.jpg`;
}

/** A short name for a text. */
const sumOf = (text: string): string =>
  [...text].reduce((sum, it) => (sum * 31 + Number(it.codePointAt(0))) % 2 ** 32, 7).toString(36);

/** The same page, after what was sent was not taken: its title says so first, as screen readers and tabs do. */
export const withError = (page: Page): Page => ({
  ...page,
  fullTitle: fill(words.errorTitle, { title: page.fullTitle }),
});

function trailTo(path: string | undefined, name: string): Crumb[] {
  if (path === "/") return [];
  const [level, below] = path?.split("/").filter(Boolean) ?? [];
  const parent = level !== undefined && below !== undefined ? levels[level] : undefined;
  return [{ label: words.home, to: "/" }, ...(parent ? [parent] : []), { label: name }];
}
