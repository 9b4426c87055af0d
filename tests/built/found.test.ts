import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { attribute, type BuiltPage, builtSite, readBuiltPages } from "../journeys/support/built.ts";

/* What search engines and other machines read on every page of the build. */
const origin = "https://thirteengates.example";

type Node = Record<string, unknown> & { "@type": string };

const pages = await readBuiltPages();
const canonical = (page: BuiltPage) => attribute(page, "link[rel=canonical]", "href");
const content = (page: BuiltPage, meta: string) => attribute(page, `meta[${meta}]`, "content");
const title = ({ root }: BuiltPage) => root.querySelector("title")?.text;
const standing = pages.filter(canonical);

function graphOf({ root, file }: BuiltPage): Node[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts, file).toHaveLength(1);
  return JSON.parse(scripts[0]?.rawText ?? "")["@graph"];
}
const nodeOf = (page: BuiltPage, type: RegExp) =>
  graphOf(page).find((node) => type.test(node["@type"]));
const read = (file: string) => readFile(join(builtSite, file), "utf8");

test("every page says in data who speaks, and what its head and its breadcrumbs say", () => {
  expect(standing.length).toBeGreaterThanOrEqual(28);
  for (const page of pages)
    expect(graphOf(page).slice(0, 2)).toMatchObject([
      { "@type": "Organization", name: "Thirteen Gates", url: `${origin}/` },
      { "@type": "WebSite", url: `${origin}/` },
    ]);
  for (const page of standing) {
    const url = canonical(page) ?? "";
    const described = { url, name: title(page), description: content(page, "name=description") };
    expect(nodeOf(page, /Page$/), page.file).toMatchObject(described);
    const crumbs = page.root
      .querySelectorAll('nav[aria-label="Breadcrumb"] li')
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

test("each opening's page has its posting, and no other page has one", () => {
  const postings = pages.filter((page) => nodeOf(page, /^JobPosting$/));
  const openings = pages.filter(({ path }) => /^\/careers\/(?!4\d\d|.*\/|sent|retry)/.test(path));
  expect(postings.map(({ file }) => file)).toEqual(openings.map(({ file }) => file));
  expect(postings).toHaveLength(6);
  for (const page of postings) {
    const posting = nodeOf(page, /^JobPosting$/);
    const times = page.root.querySelectorAll("main time");
    const [posted, last] = times.map((time) => time.getAttribute("datetime"));
    expect(posting, page.file).toMatchObject({
      title: page.root.querySelector("h1")?.text,
      url: canonical(page),
      datePosted: posted,
      validThrough: expect.stringMatching(`^${last}`),
      employmentType: "FULL_TIME",
      hiringOrganization: { name: "Thirteen Gates" },
      directApply: expect.any(Boolean),
    });
    // A search engine takes a place with its address, or countries one may work from.
    const place = posting?.["jobLocation"] as { address: Record<string, string> } | undefined;
    if (place)
      for (const part of ["streetAddress", "addressLocality", "postalCode"])
        expect(page.root.querySelector("main")?.text, page.file).toContain(place.address[part]);
    else
      expect(posting, page.file).toMatchObject({
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: expect.arrayContaining([
          { "@type": "Country", name: expect.stringMatching(/^[A-Z]/) },
        ]),
      });
  }
});

test("every page has a description and a card; those for search engines an address", () => {
  for (const page of pages) {
    expect(content(page, "name=description"), page.file).toMatch(/^.{50,160}$/);
    for (const [meta, said] of [
      ["property=og:title", title(page)],
      ["property=og:description", content(page, "name=description")],
      ["property=og:url", canonical(page)],
      ["name=robots", canonical(page) ? undefined : "noindex"],
    ] as const)
      expect(content(page, meta), page.file).toBe(said);
    expect(content(page, "name=twitter:card"), page.file).toMatch(/^summary/);
    expect(canonical(page) ?? `${origin}/`, page.file).toMatch(/^https:\/\/[^/]+\/(?:.*[^/])?$/);
  }
  const titles = new Map(standing.map((page) => [canonical(page), title(page)]));
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test("the sitemap and llms.txt list exactly the pages for search engines", async () => {
  const addresses = [...new Set(standing.map(canonical))].toSorted();
  expect(await read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(await read("sitemap-index.xml")).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
  const listed = [...(await read("sitemap-0.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(listed.map(([, address]) => address).toSorted()).toEqual(addresses);
  const lines = [...(await read("llms.txt")).matchAll(/^- \[[^\]]+\]\((\S+)\): .{50,160}$/gm)];
  expect([...lines.map(([, it]) => it), `${origin}/`].toSorted()).toEqual(addresses);
});

test("security.txt has not expired, nor is it good for more than a year", async () => {
  const text = await read(".well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
