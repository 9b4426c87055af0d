import { expect } from "vitest";
import { journey } from "../support/journey.ts";

const about = "header nav a[href='/about']";
const place = "/services#seo-digital-marketing";
const section = "#seo-digital-marketing h2";
const scrolling = "getComputedStyle(document.documentElement).scrollBehavior";
// WebKit's first frame may come while the page is fading in.
const unseen = process.env["ENGINE"] === "webkit" ? expect.any(Number) : 0;

journey("the old page leaves, the new one enters at its top, dark as it was", async ({ visit }) => {
  await visit.open("/");
  await visit.click("#theme-toggle");
  await visit.run("void scrollTo(0, 900)");
  await visit.click(about);
  await visit.shown("/about");
  await visit.sees("main h1");
  await visit.reload();
  await visit.sees("#theme-toggle[aria-pressed=true]");
  const sights = await visit.sights();
  const common = { header: "stands", dark: true };
  expect(sights.filter(({ what }) => /first|hides/.test(what))).toMatchObject([
    { ...common, path: "/", what: "first frame", opacity: 1, dark: false },
    { ...common, path: "/", what: "hides", opacity: 0 },
    { ...common, path: "/about", what: "first frame", opacity: unseen, top: 0 },
    { ...common, path: "/about", what: "hides", opacity: 1 },
    { ...common, path: "/about", what: "first frame", opacity: 1 },
  ]);
  const entered = sights.filter(({ what }) => what === "page-enter");
  expect(entered).toMatchObject([{ path: "/about", top: 0 }]);
});

journey("a link to a place enters at the top and glides, a reload does not", async ({ visit }) => {
  await visit.open("/about");
  await visit.click("[popovertarget=services-menu]");
  await visit.click(`#services-menu a[href='${place}']`);
  await visit.isAt(place);
  await visit.sees(section);
  expect(await visit.run(scrolling)).toBe("smooth");
  const entry = (await visit.sights()).find(({ what }) => what === "page-enter");
  expect(entry).toMatchObject({ top: 0 });
  await visit.reload();
  await visit.sees(section);
  expect(await visit.run(scrolling)).toBe("auto");
  await visit.goBack();
  await visit.isAt("/about");
});

for (const path of [place, "/careers"])
  journey(`Back finds ${path} as it was left, in the theme chosen meanwhile`, async ({ visit }) => {
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
    // It was kept for that, not loaded anew.
    const loaded = (await visit.sights()).filter(({ what }) => what === "first frame");
    expect(loaded.map((sight) => sight.path)).toEqual([path, "/about"]);
  });
