import { expect } from "vitest";
import { journey } from "../support/journey.ts";

const about = "header nav a[href='/about']";
const place = "/services#seo-digital-marketing";
const section = "#seo-digital-marketing h2";
const scrolling = "getComputedStyle(document.documentElement).scrollBehavior";
// In WebKit the first frame may already be part of the fade-in.
const firstOpacity = process.env["ENGINE"] === "webkit" ? expect.any(Number) : 0;

journey(
  "the old page fades out, and the new one fades in at its top and keeps the theme",
  async ({ visit }) => {
    await visit.open("/");
    await visit.click("#theme-toggle");
    await visit.run("void scrollTo(0, 900)");
    await visit.click(about);
    await visit.shown("/about");
    await visit.sees("main h1");
    await visit.reload();
    await visit.sees("#theme-toggle[aria-pressed=true]");
    const pageEvents = await visit.pageEvents();
    const common = { header: "stands", dark: true };
    expect(pageEvents.filter(({ what }) => /first|hides/.test(what))).toMatchObject([
      { ...common, path: "/", what: "first frame", opacity: 1, dark: false },
      { ...common, path: "/", what: "hides", opacity: 0 },
      { ...common, path: "/about", what: "first frame", opacity: firstOpacity, top: 0 },
      { ...common, path: "/about", what: "hides", opacity: 1 },
      { ...common, path: "/about", what: "first frame", opacity: 1 },
    ]);
    const entered = pageEvents.filter(({ what }) => what === "page-enter");
    expect(entered).toMatchObject([{ path: "/about", top: 0 }]);
  },
);

journey(
  "a link to an anchor enters at the top and scrolls smoothly, a reload jumps",
  async ({ visit }) => {
    await visit.open("/about");
    await visit.click("[popovertarget=services-menu]");
    await visit.click(`#services-menu a[href='${place}']`);
    await visit.isAt(place);
    await visit.sees(section);
    expect(await visit.run(scrolling)).toBe("smooth");
    const entry = (await visit.pageEvents()).find(({ what }) => what === "page-enter");
    expect(entry).toMatchObject({ top: 0 });
    await visit.reload();
    await visit.sees(section);
    expect(await visit.run(scrolling)).toBe("auto");
    await visit.goBack();
    await visit.isAt("/about");
  },
);

for (const path of [place, "/careers"])
  journey(
    `Back restores ${path} at its scroll position, in the theme chosen meanwhile`,
    async ({ visit }) => {
      await visit.open(path);
      await visit.hasPictures();
      const end = "document.documentElement.scrollHeight - innerHeight";
      const top = Math.min(1000, Number(await visit.run(end)));
      await visit.run(`void scrollTo({ top: ${top}, behavior: 'instant' })`);
      await visit.click(about);
      await visit.shown("/about");
      await visit.click("#theme-toggle");
      await visit.goBack();
      expect(await visit.shown(path)).toMatchObject({ top, opacity: 1, dark: true });
      expect(await visit.run("Math.round(scrollY)")).toBe(top);
      await visit.sees("#theme-toggle[aria-pressed=true]");
      // Restored from the back/forward cache: no new document was loaded.
      const loaded = (await visit.pageEvents()).filter(({ what }) => what === "first frame");
      expect(loaded.map((pageEvent) => pageEvent.path)).toEqual([path, "/about"]);
    },
  );
