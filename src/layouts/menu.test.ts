import { afterEach, expect, it, vi } from "vitest";

/** Other modules than those of other tests. */
afterEach(() => {
  vi.doUnmock("#src/entries/site.ts");
  vi.resetModules();
});

/** The site's own entries, without those of some kinds. */
async function without(...kinds: string[]) {
  const own = await vi.importActual<typeof import("#src/entries/site.ts")>("#src/entries/site.ts");
  const entries = own.site.entries.filter(({ kind }) => !kinds.includes(kind));
  vi.resetModules();
  vi.doMock("#src/entries/site.ts", () => ({ ...own, site: { ...own.site, entries } }));
  const { listedPages } = await import("#src/lib/listed-pages.ts");
  const { feeds } = await import("#src/lib/feeds.ts");
  const { presentLinks } = await import("#src/lib/present-pages.ts");
  const { menu } = await import("./menu.ts");
  return { paths: listedPages().map(({ path }) => path), presentLinks, menu, feeds };
}

it.each([
  ["apps", "/our-apps"],
  ["articles", "/articles"],
  ["projects", "/portfolio"],
  ["services", "/services"],
])("without %s there is no page %s, no link to it and no line in the menu", async (kind, path) => {
  expect((await without()).paths).toContain(path);
  const { paths, presentLinks, menu, feeds } = await without(kind, "testimonials");
  expect(feeds.filter((feed) => feed.path.startsWith(path))).toEqual([]);
  expect(paths.filter((it) => it.startsWith(path))).toEqual([]);
  expect(presentLinks([{ to: "/about" }, { to: path }, { to: `${path}#one` }])).toEqual([
    { to: "/about" },
  ]);
  const links = menu.flatMap(({ to, groups }) => [to, ...groups.flatMap((it) => it.links)]);
  expect(JSON.stringify(links)).not.toContain(path);
  expect(menu.length).toBeGreaterThan(0);
});

it("without technologies in the menu, the menu has no line for them", async () => {
  const all = await without();
  const some = await without("technologies");
  expect(some.menu.length).toBe(all.menu.length - 1);
  expect(some.menu.every(({ to, groups }) => to ?? groups.length > 0)).toBe(true);
});

it("without openings there still is a page that says how we work", async () => {
  const { paths } = await without("jobs");
  expect(paths.filter((path) => path.startsWith("/careers"))).toEqual(["/careers"]);
});
