/* Vitest fixtures declare dependencies by destructuring; some have none. */
/* oxlint-disable no-empty-pattern */
import { expect, test } from "vitest";
import { openChromium, openFirefox } from "#tests/engines/drivers/puppeteer.ts";
import { openWebKit } from "#tests/engines/drivers/webkit.ts";
import { openCrossSite } from "./cross-site.ts";
import { openDeployment } from "./deployment.ts";
import { openOlderSite } from "./older-site.ts";
import { openSite } from "./site.ts";
import { type Browser, visitOf } from "./visit.ts";

const engines = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };
const open = engines[process.env["ENGINE"] as keyof typeof engines]; // vitest.config.ts

const inBrowser = test.extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
  const browser = await open();
  onCleanup(browser.close);
  return browser;
});

type Cleaned = { onCleanup: (clean: () => Promise<void>) => void };
type Visited = { browser: Browser; site: { url: string } };

/** A visit that fails on any problem that a page reported. */
async function beginVisit({ browser, site }: Visited, { onCleanup }: Cleaned) {
  const visit = visitOf(browser, site.url);
  await visit.begin();
  onCleanup(async () => {
    const problems = (await visit.pageEvents()).filter(({ what }) => what.startsWith("problem"));
    expect(problems).toEqual([]);
  });
  return visit;
}

/** On a site that all journeys of a file share. */
const onSite = <Site extends { url: string; close: () => Promise<void> }>(
  open: () => Promise<Site>,
) =>
  inBrowser
    .extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
      const site = await open();
      onCleanup(site.close);
      return site;
    })
    .extend("visit", beginVisit);

export const journey = onSite(() => openSite());
/** With pages on one site and the server that takes their forms on another. */
export const crossSiteJourney = onSite(openCrossSite);
/** On a site that replaces an older one. */
export const replacementJourney = onSite(openOlderSite);
/** From right to left. `npm test -- urdu` builds it. */
export const urduJourney = onSite(() => openSite("dist/test-urdu"));

/** On a site of its own, where the journey puts the next build in place. */
export const deploymentJourney = inBrowser
  .extend("site", async ({}, { onCleanup }) => {
    const site = await openDeployment();
    onCleanup(site.close);
    return site;
  })
  .extend("visit", beginVisit);
