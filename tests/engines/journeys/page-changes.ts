import { expect } from "vitest";
import { journey, stillJourney } from "../support/journey.ts";

const about = "header nav a[href='/about']";
const place = "/services#seo-digital-marketing";
const section = "#seo-digital-marketing h2";
const scrolling = "getComputedStyle(document.documentElement).scrollBehavior";

journey("the old page leaves, the new one enters at its top, dark as it was", async ({ visit }) => {
  await visit.open("/");
  await visit.click("#theme-toggle");
  await visit.run("void scrollTo(0, 900)");
  await visit.click(about);
  await visit.shown("/about");
  await visit.sees("main h1");
  await visit.reload();
  await visit.sees("#theme-toggle[aria-pressed=true]");
  expect((await visit.sights()).filter(({ what }) => /^page-|body/.test(what))).toMatchObject([
    { path: "/", what: "body", dark: false },
    { path: "/", what: "page-leave", dark: true },
    { path: "/about", what: "body", dark: true },
    { path: "/about", what: "page-enter", dark: true, top: 0 },
    { path: "/about", what: "body", dark: true },
  ]);
  // Changed while the page was left, the theme is right when one comes back.
  await visit.click("#theme-toggle");
  await visit.goBack();
  expect(await visit.shown("/")).toMatchObject({ dark: false });
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
});

for (const path of ["/", place])
  journey(`Back shows ${path} as and where it was left`, async ({ visit }) => {
    await visit.open(path);
    await visit.run("void scrollTo({ top: 1000, behavior: 'instant' })");
    await visit.click(about);
    await visit.shown("/about");
    await visit.goBack();
    expect(await visit.shown(path)).toEqual({ path, what: "shows", top: 1000, dark: false });
    expect(await visit.run("Math.round(scrollY)")).toBe(1000);
  });

stillJourney("whoever wants no motion is there at once", async ({ visit }) => {
  await visit.open("/about");
  expect(await visit.run("matchMedia('(prefers-reduced-motion: reduce)').matches")).toBe(true);
  await visit.click("[popovertarget=services-menu]");
  await visit.click(`#services-menu a[href='${place}']`);
  await visit.shown(place);
  await visit.sees(section);
  expect(await visit.run(scrolling)).toBe("auto");
  expect((await visit.sights()).filter(({ what }) => what.startsWith("page-"))).toEqual([]);
});
