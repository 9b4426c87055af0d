import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Browser, OpenBrowser } from "./drivers/browser.ts";
import { application } from "./journeys/application.ts";
import { contact } from "./journeys/contact.ts";
import { home } from "./journeys/home.ts";
import { keyboard } from "./journeys/keyboard.ts";
import { menus } from "./journeys/menus.ts";
import { phoneMenu } from "./journeys/phone-menu.ts";
import { portfolio } from "./journeys/portfolio.ts";
import { reducedMotion } from "./journeys/reduced-motion.ts";
import { theme } from "./journeys/theme.ts";
import { Visit } from "./support/visit.ts";
import { openSite, type Site } from "./support/site.ts";

/** What a visitor does, by the name of what holds for it. */
export type Journeys = Record<string, (visit: Visit, site: Site) => Promise<void>>;

const moving = { home, menus, phoneMenu, theme, portfolio, contact, application, keyboard };

/** All journeys in one engine: one browser and one server for all, as both are slow to start. */
export function runJourneys(open: OpenBrowser): void {
  describe("moving", () => {
    run(open, { reducedMotion: false }, moving);
  });
  describe("under reduced motion", () => {
    run(open, { reducedMotion: true }, { reducedMotion });
  });
}

function run(
  open: OpenBrowser,
  options: Parameters<OpenBrowser>[0],
  suites: Record<string, Journeys>,
) {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
    browser = await open(options);
    console.log(`Engine: ${browser.version}`);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(async () => {
    // Every page of every journey is silent.
    expect(await browser.problems(), "problems on the page").toEqual([]);
  });

  for (const [suite, journeys] of Object.entries(suites))
    describe(`${suite}`, () => {
      for (const [name, journey] of Object.entries(journeys))
        // What is expected stands in the journey, out of lint's sight.
        // oxlint-disable-next-line vitest/expect-expect
        test(`${name}`, () => journey(new Visit(browser, site.url), site));
    });
}
