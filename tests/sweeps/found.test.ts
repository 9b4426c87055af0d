import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articles } from "#src/entries/articles.ts";
import { company } from "#src/entries/company.ts";
import { jobs } from "#src/entries/jobs.ts";
import { testDay } from "#tools/production-server.ts";
import {
  attribute,
  type BuiltPage,
  builtSite,
  readBuiltPages,
} from "#tests/support/journeys/built.ts";

/* Metadata that search engines and other machines read on every built page. */
const { origin } = company;
const pages = await readBuiltPages();
const canonical = (page: BuiltPage) => attribute(page, "link[rel=canonical]", "href");
const content = (page: BuiltPage, meta: string) => attribute(page, `meta[${meta}]`, "content");
const title = ({ root }: BuiltPage) => root.querySelector("title")?.text;
const indexed = pages.filter(canonical);

function graphOf({ root }: BuiltPage): Record<string, unknown>[] {
  const data = root.querySelector('script[type="application/ld+json"]')?.rawText;
  return JSON.parse(data ?? "{}")["@graph"];
}
const nodeOf = (page: BuiltPage, type: RegExp) =>
  graphOf(page).find((node) => type.test(String(node["@type"])));
const read = (file: string) => readFile(join(builtSite, file), "utf8");

test("structured data matches each page's breadcrumbs and company", () => {
  expect(indexed.length).toBeGreaterThan(5);
  for (const page of pages)
    for (const type of [/^Organization$/, /^WebSite$/])
      expect(nodeOf(page, type), page.file).toMatchObject({ url: `${origin}/` });
  for (const page of indexed) {
    const url = canonical(page) ?? "";
    const crumbs = page.root
      .querySelectorAll("main nav > ol > li")
      .filter((li) => li.querySelector("a") || li.getAttribute("aria-current"))
      .map((li) => ({
        name: li.text,
        item: new URL(attribute({ ...page, root: li }, "a", "href") ?? url, origin).href,
      }));
    const list = nodeOf(page, /^BreadcrumbList$/)?.["itemListElement"];
    if (url === `${origin}/`) expect(list).toBeUndefined();
    else expect(list, page.file).toMatchObject(crumbs);
  }
});

test("each opening's page has a JobPosting, and no other page has one", () => {
  const postings = pages.filter((page) => nodeOf(page, /^JobPosting$/));
  const openings = jobs.filter(({ validThrough }) => validThrough >= testDay);
  expect(postings.map(({ path }) => path)).toEqual(
    openings.map(({ slug }) => `/careers/${slug}`).toSorted(),
  );
  for (const page of postings) {
    const times = page.root.querySelectorAll("main time");
    const [posted, last] = times.map((time) => time.getAttribute("datetime"));
    expect(nodeOf(page, /^JobPosting$/), page.file).toMatchObject({
      title: page.root.querySelector("h1")?.text,
      url: canonical(page),
      datePosted: posted,
      validThrough: expect.stringMatching(`^${last}`),
    });
  }
});

test("each article's page has an Article, with the title and the days that readers see", () => {
  const found = pages.filter((page) => nodeOf(page, /^Article$/));
  const paths = articles.map(({ slug }) => `/articles/${slug}`).toSorted();
  expect(found.map(({ path }) => path)).toEqual(paths);
  for (const page of found) {
    const times = page.root.querySelectorAll("main header time");
    const days = times.map((time) => time.getAttribute("datetime"));
    expect(nodeOf(page, /^Article$/), page.file).toMatchObject({
      headline: page.root.querySelector("h1")?.text,
      mainEntityOfPage: canonical(page),
      datePublished: days[0],
      dateModified: days.at(-1),
    });
  }
});

test("every page has a description and social metadata, and exactly the indexed ones a canonical address", () => {
  for (const page of pages) {
    const description = content(page, "name=description");
    expect(description, page.file).toMatch(/^\S.*\S$/);
    expect(content(page, "property=og:title"), page.file).toBe(title(page));
    expect(content(page, "property=og:description"), page.file).toBe(description);
    expect(content(page, "property=og:url"), page.file).toBe(canonical(page));
    expect(content(page, "name=robots"), page.file).toBe(canonical(page) ? undefined : "noindex");
    expect(content(page, "name=twitter:card"), page.file).toMatch(/^summary/);
  }
  const titles = new Map(indexed.map((page) => [canonical(page), title(page)]));
  // Two openings may have one title.
  expect(new Set(titles.values()).size).toBeGreaterThan(titles.size / 2);
});

test("the sitemap and llms.txt list exactly the indexed pages", async () => {
  const addresses = [...new Set(indexed.map(canonical))].toSorted();
  expect(await read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const listed = [...(await read("sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(listed.map(([, address]) => address).toSorted()).toEqual(addresses);
  const days = [...(await read("sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)];
  const nodes = pages.flatMap(graphOf);
  const posted = nodes.filter((node) => node["@type"] === "JobPosting");
  const written = nodes.filter((node) => node["@type"] === "Article");
  expect(days.map(([, page, day]) => [page, day])).toEqual(
    expect.arrayContaining([
      ...posted.map((node) => [node["url"], node["datePosted"]]),
      ...written.map((node) => [node["mainEntityOfPage"], node["dateModified"]]),
    ]),
  );
  const lines = [...(await read("llms.txt")).matchAll(/^- \[[^\]]+\]\((\S+)\): \S.*$/gm)];
  expect([...lines.map(([, it]) => it), `${origin}/`].toSorted()).toEqual(addresses);
});

test("security.txt has not expired and expires within a year", async () => {
  const text = await read(".well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
