import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { pointAt, prerenderable, test } from "./support/chromium.ts";
import { baseURL } from "./support/server.ts";

const isPageChanging = "html[data-page]";
const navigation = (tab: Page) =>
  tab.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());

test("the page behind a link is there before the click, and stands still until then", async ({
  tab,
}) => {
  await tab.goto(`${baseURL}/about`);
  const home = 'header a[href="/"]';
  await pointAt(tab, home);
  const point = await (await tab.$(home))?.clickablePoint();
  await Promise.all([tab.waitForNavigation(), tab.click(home)]);

  const ring = await tab.waitForSelector(".cursor-outer"); // the last script that comes
  await tab.waitForSelector(isPageChanging, { hidden: true });
  const { name, activationStart } = await navigation(tab);
  expect(name).toBe(`${baseURL}/`);
  expect(activationStart).toBeGreaterThan(0);
  // What counts, rotates and sends has not even been asked for.
  const asked = await tab.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
  );
  const scripts = asked.filter((it) => /\.js$|\/api\//.test(it.name));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((it) => it.startTime < activationStart)).toEqual([]);

  // The mouse has not moved since the click.
  const { x = 0, y = 0, width = 0, height = 0 } = (await ring?.boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2].map(Math.round);
  expect(middle).toEqual([point?.x ?? -1, point?.y ?? -1].map(Math.round));
});

test("one behind a link to a place glides there, in the theme chosen meanwhile", async ({
  tab,
}) => {
  await tab.goto(`${baseURL}/about`);
  const link = 'footer a[href="/services#mobile-development"]';
  await pointAt(tab, link);
  await tab.evaluate(() => document.querySelector<HTMLElement>("#theme-toggle")?.click());
  const entries = await tab.evaluate(() => history.length);
  await Promise.all([tab.waitForNavigation(), tab.click(link)]);
  await tab.waitForFunction(() => {
    const place = document.querySelector("#mobile-development")?.getBoundingClientRect().top ?? 0;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return location.hash === "#mobile-development" && place >= header && place < 300;
  });
  expect((await navigation(tab)).activationStart).toBeGreaterThan(0);
  expect(await tab.evaluate(() => history.length)).toBe(entries + 1);
  expect(await tab.$("html.dark")).not.toBeNull();
});

test("no file, other tab, letter or message is prerendered", async ({ tab }) => {
  await tab.goto(`${baseURL}/contact`);
  await tab.evaluate(() => {
    const links = [
      { href: "/llms.txt" },
      { href: "/about?download", download: "about" },
      { href: "/about?tab", target: "_blank" },
      { href: "/api/v1.0/email/send" },
      { href: "mailto:somebody@example.org" },
      { href: "https://other.invalid/" },
      { href: "/about?page" },
    ];
    for (const link of links)
      document.body.append(Object.assign(document.createElement("a"), link));
  });
  const pages = await prerenderable(tab, "/about?page");
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((address) => /download|tab|^\/api|:|\.\w+$/.test(address))).toEqual([]);
});

test("who saves data gets no page before the click", async ({ tab }) => {
  await tab.evaluateOnNewDocument(() => {
    const connection = { saveData: true };
    Object.defineProperty(navigator, "connection", { get: () => connection });
  });
  await tab.goto(`${baseURL}/about`);
  expect(await tab.$("script[type=speculationrules]")).toBeNull();
});
