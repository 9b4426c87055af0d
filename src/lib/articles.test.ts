import { afterEach, expect, test, vi } from "vitest";

/** Other modules than those of other tests. */
afterEach(() => {
  vi.doUnmock("#src/entries/site.ts");
  vi.resetModules();
});

/** As many articles, a day after each other, the earliest about a technology of the site. */
async function withArticles(count: number) {
  const own = await vi.importActual<typeof import("#src/entries/site.ts")>("#src/entries/site.ts");
  const { byPlace } = await import("#content/site.ts");
  const others = own.site.entries.filter(({ kind }) => kind !== "articles");
  const technologies = [String(others.find(({ kind }) => kind === "technologies")?.slug)];
  const articles = Array.from({ length: count }, (_, index) => ({
    kind: "articles" as const,
    slug: `a-${index + 1}`,
    title: `A ${index + 1}`,
    version: "",
    value: {
      title: `A ${index + 1}`,
      date: new Date(Date.UTC(2020, 0, index + 1)).toISOString().slice(0, 10),
      description: "B",
      markdown: "C",
      ...(index === 0 && { technologies }),
    },
  }));
  const entries = [...others, ...articles.toSorted(byPlace)];
  vi.resetModules();
  vi.doMock("#src/entries/site.ts", () => ({ ...own, site: { ...own.site, entries } }));
  return {
    ...(await import("./articles.ts")),
    ...(await import("./listed-pages.ts")),
    technologies,
  };
}

test("lists have twelve articles a page, the latest first, and each topic has its own", async () => {
  const { articleLists, listedPages, technologies } = await withArticles(25);
  const topic = `/articles/topic/${technologies[0]}`;
  const pages = articleLists.map(({ path, articles }) => [path, articles.length]);
  expect(pages).toEqual([
    ["/articles", 12],
    ["/articles/page/2", 12],
    ["/articles/page/3", 1],
    [topic, 1],
  ]);
  expect(articleLists[0]?.articles[0]?.slug).toBe("a-25");
  expect(articleLists[3]?.articles[0]?.slug).toBe("a-1");
  const listed = listedPages().map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(pages.map(([path]) => path)));
  const titles = listedPages().map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
