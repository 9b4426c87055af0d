/* Vitest fixtures declare dependencies by destructuring; some have none. */
/* oxlint-disable no-empty-pattern */
import { expect, test } from "vitest";
import { openChromium, openFirefox } from "../drivers/puppeteer.ts";
import { openWebKit } from "../drivers/webkit.ts";
import { openSite } from "./site.ts";
import { visitOf } from "./visit.ts";

const engines = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };
const open = engines[process.env["ENGINE"] as keyof typeof engines]; // vitest.config.ts

const onSite = test.extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
  const site = await openSite();
  onCleanup(site.close);
  return site;
});

export const journey = onSite
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await open();
    onCleanup(browser.close);
    return browser;
  })
  .extend("visit", async ({ browser, site }, { onCleanup }) => {
    const visit = visitOf(browser, site.url);
    await visit.begin();
    // Fail on any problem that a page reported.
    onCleanup(async () => {
      const problems = (await visit.pageEvents()).filter(({ what }) => what.startsWith("problem"));
      expect(problems).toEqual([]);
    });
    return visit;
  });
