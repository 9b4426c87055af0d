import { page as words } from "#words";
import { articles } from "#src/entries/articles.ts";
import { company } from "#src/entries/company.ts";
import { openJobs } from "./open-jobs.ts";

/** What news readers can follow; no feed of what there is nothing of. */
export const feeds = [
  { of: "articles", title: `${words.articles} | ${company.name}`, entries: articles },
  { of: "careers", title: `${words.openings} | ${company.name}`, entries: openJobs },
]
  .filter(({ entries }) => entries.length > 0)
  .map(({ of, title }) => ({ of, title, path: `/${of}/feed.xml` }));

/** Those that a page names: on Home all, elsewhere that of its part of the site. */
export const feedsOn = (page = "") =>
  feeds.filter(({ of }) => page === "/" || page === `/${of}` || page.startsWith(`/${of}/`));
