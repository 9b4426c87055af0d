import type { APIRoute, InferGetStaticPropsType } from "astro";
import { Feed, type Item } from "feed";
import { articles } from "#src/entries/articles.ts";
import { company } from "#src/entries/company.ts";
import { personOf } from "#src/entries/people.ts";
import type { Article } from "#content/schemas/article.ts";
import { atomOf } from "#src/lib/atom.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { articleText } from "#src/lib/article-text.ts";
import { articlePath, topicsOf } from "#src/lib/articles.ts";
import { feeds } from "#src/lib/feeds.ts";
import { jobPath, openJobs } from "#src/lib/open-jobs.ts";
import { htmlOf } from "#src/sections/articles/article-body.tsx";

/** https://www.rfc-editor.org/rfc/rfc4287: /articles/feed.xml and /careers/feed.xml. */
export const getStaticPaths = () =>
  feeds.map((feed) => ({ params: { feed: feed.of }, props: { feed } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { feed } }) => {
  const items = feed.of === "articles" ? await Promise.all(articles.map(articleItem)) : jobItems();
  const link = absoluteUrl(`/${feed.of}`);
  const latest = items.map(({ date }) => date).toSorted((a, b) => Number(b) - Number(a))[0];
  const all = new Feed({
    id: link,
    link,
    title: feed.title,
    author: { name: company.name },
    feedLinks: { atom: absoluteUrl(feed.path) },
    generator: false,
    ...(latest && { updated: latest }),
  });
  for (const item of items) all.addItem(item);
  return new Response(atomOf(all));
};

async function articleItem(article: Article): Promise<Item> {
  const { slug, title, description, author, date, updated = date } = article;
  const link = absoluteUrl(articlePath(slug));
  return {
    id: link,
    link,
    title: asHtml(title),
    description: asHtml(description),
    content: absolute(htmlOf(article, await articleText(article)), link),
    author: [{ name: author === undefined ? company.name : personOf(author).name }],
    category: topicsOf(article).map(({ slug: term, name }) => ({ term, name })),
    published: new Date(date),
    date: new Date(updated),
  };
}

/** The library calls all texts HTML. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** News readers know no address of the site, and show one size of a picture. */
const absolute = (html: string, page: string) =>
  html
    .replaceAll(/<source[^>]*>/g, "")
    .replaceAll(/ (href|src)="\//g, ` $1="${absoluteUrl("/")}`)
    .replaceAll(' href="#', ` href="${page}#`);

const jobItems = (): Item[] =>
  openJobs.map(({ slug, title, summary, datePosted }) => {
    const link = absoluteUrl(jobPath(slug));
    const said = { title: asHtml(title), description: asHtml(summary) };
    return { id: link, link, ...said, date: new Date(datePosted) };
  });
