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

/**
 * All journeys in one engine, against one server. Engines are told of reduced motion when they
 * start, so there are two browsers, one after the other.
 */
export function runJourneys(open: OpenBrowser): void {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  describe("moving", () => {
    run({ open: () => open({ reducedMotion: false }), site: () => site }, moving);
  });
  describe("under reduced motion", () => {
    run({ open: () => open({ reducedMotion: true }), site: () => site }, { reducedMotion });
  });
}

type Stage = { open: () => Promise<Browser>; site: () => Site };

function run({ open, site }: Stage, suites: Record<string, Journeys>) {
  let browser: Browser;

  beforeAll(async () => {
    browser = await open();
    console.log(`Engine: ${browser.version}`);
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    // Every page of every journey is silent.
    expect(await browser.problems(), "problems on the page").toEqual([]);
  });

  for (const [suite, journeys] of Object.entries(suites))
    describe(`${suite}`, () => {
      for (const [name, journey] of Object.entries(journeys))
        // What is expected stands in the journey, out of lint's sight.
        // oxlint-disable-next-line vitest/expect-expect
        test(`${name}`, () => journey(new Visit(browser, site().url), site()));
    });
}
