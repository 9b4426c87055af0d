import { expect } from "vitest";
import { journey } from "#tests/support/engines/journey.ts";

const about = "header nav a[href='/about']";
const place = "/services#betrieb";
const section = "#betrieb h2";
const scrolling = "getComputedStyle(document.documentElement).scrollBehavior";
const changing = "'page' in document.documentElement.dataset";
// In WebKit the first frame may already be part of the entrance.
const firstCovered = process.env["ENGINE"] === "webkit" ? expect.any(Number) : 1;

journey(
  "the old page is covered, and the new one is uncovered at its top and keeps the theme",
  async ({ visit }) => {
    await visit.open("/");
    await visit.click("#theme-toggle");
    await visit.run("void scrollTo(0, 900)");
    await visit.click(about);
    await visit.shown("/about");
    await visit.until("The page has entered", () => visit.run(changing), false);
    await visit.reload();
    await visit.sees("#theme-toggle[aria-pressed=true]");
    const pageEvents = await visit.pageEvents();
    const common = { header: "stands", dark: true };
    expect(pageEvents.filter(({ what }) => /first|hides/.test(what))).toMatchObject([
      { ...common, path: "/", what: "first frame", covered: 0, dark: false },
      { ...common, path: "/", what: "hides", covered: expect.not.closeTo(0, 4) },
      { ...common, path: "/about", what: "first frame", covered: firstCovered, top: 0 },
      { ...common, path: "/about", what: "hides", covered: 0 },
      { ...common, path: "/about", what: "first frame", covered: 0 },
    ]);
    const entered = pageEvents.filter(({ what }) => what === "page-enter");
    expect(entered).toMatchObject([{ path: "/about", top: 0 }]);
  },
);

journey(
  "a link to an anchor enters at the top and scrolls smoothly, a reload jumps",
  async ({ visit }) => {
    await visit.open("/about");
    await visit.click("[popovertarget=menu-2]");
    await visit.click(`#menu-2 a[href='${place}']`);
    await visit.isAt(place);
    await visit.sees(section);
    // The address has its anchor before the page has entered.
    await visit.until("How it scrolls", () => visit.run(scrolling), "smooth");
    const entering = async () =>
      (await visit.pageEvents()).find(({ what }) => what === "page-enter")?.top;
    await visit.until("Where it enters", entering, 0);
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
      expect(await visit.shown(path)).toMatchObject({ top, covered: 0, dark: true });
      expect(await visit.run("Math.round(scrollY)")).toBe(top);
      await visit.sees("#theme-toggle[aria-pressed=true]");
      // Restored from the back/forward cache: no new document was loaded.
      const loaded = (await visit.pageEvents()).filter(({ what }) => what === "first frame");
      expect(loaded.map((pageEvent) => pageEvent.path)).toEqual([path, "/about"]);
    },
  );
