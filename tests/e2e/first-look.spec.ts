import type { Page } from "@playwright/test";
import sharp from "sharp";
import { builtPages, isNotFound } from "../../tools/site/built-pages.ts";
import { builtSite, readBuiltPages } from "./support/built.ts";
import { untilHydrated, withoutReact } from "./support/hydration.ts";
import { pageThatStopsAt } from "./support/slow-page.ts";
import { expect, test } from "./support/test.ts";

const partsOf = (page: Page) => page.locator("main > div > section, main ~ footer");

/** Parts of the page that have not been laid out yet. */
const leftOut = (page: Page) =>
  partsOf(page).evaluateAll((parts) =>
    document.documentElement.hasAttribute("data-rest")
      ? 0
      : parts.filter((part) => getComputedStyle(part).contentVisibility !== "visible").length,
  );

/** A browser that never comes to rest. */
const neverIdle = (page: Page) => page.addInitScript(() => (window.requestIdleCallback = () => 0));

/** Parts that have been laid out and are not looked at again while they are far from the window. */
const resting = (page: Page) =>
  partsOf(page).evaluateAll((parts) =>
    document.documentElement.hasAttribute("data-rest")
      ? parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length
      : 0,
  );

/** Notes how many parts are left out when the parser has reached the end of the page. */
const noteFirstLook = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      const parts = [...document.querySelectorAll("main > div > section, main ~ footer")];
      const auto = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto");
      Object.assign(window, { firstLook: auto.length });
    });
  });
const firstLook = (page: Page) =>
  page.evaluate(() => ("firstLook" in window ? window.firstLook : "not noted"));

test("a first visit lays out the top first, and all of it soon after", async ({ page }) => {
  await noteFirstLook(page);
  await page.goto("/");
  // Seven sections and the footer, without the first.
  expect(await firstLook(page)).toBe(7);
  await untilHydrated(page);
  expect(await leftOut(page)).toBe(0);
  await expect.poll(() => resting(page)).toBe(8);
  await expect(page.locator("main > div > [style*=content], footer[style*=content]")).toHaveCount(
    0,
  );
});

test("it needs no React for that", async ({ page }) => {
  await withoutReact(page);
  await page.goto("/");
  await expect.poll(() => leftOut(page)).toBe(0);
});

test("a touch lays out everything at once", async ({ page }) => {
  await neverIdle(page);
  await page.goto("/");
  expect(await leftOut(page)).toBe(7);
  await page.keyboard.press("Tab");
  await expect.poll(() => leftOut(page)).toBe(0);
});

for (const size of [
  { width: 320, height: 844 },
  { width: 412, height: 823 },
  { width: 768, height: 1000 },
])
  test(`what a phone leaves out altogether is below a window of ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await neverIdle(page);
    await page.setViewportSize(size);
    const shown: string[] = [];
    for (const path of await kinds()) {
      await page.goto(path);
      const tops = await partsOf(page).evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).contentVisibility === "hidden")
          .map((part) => part.getBoundingClientRect().top),
      );
      shown.push(...tops.filter((top) => top < size.height).map((top) => `${path} ${top}`));
      if (path === "/") expect(tops).toHaveLength(6);
    }
    expect(shown).toEqual([]);
  });

test("a phone lays out everything at once when it scrolls", async ({ page }) => {
  await neverIdle(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/");
  expect(await leftOut(page)).toBe(7);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => leftOut(page)).toBe(0);
});

test("a phone hides nothing for long, though a picture never comes", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route("**/assets/about-*.svg", () => {}); // never answered: the page is never loaded
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const hidden = () =>
    partsOf(page).evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility === "hidden").length,
    );
  expect(await hidden()).toBeGreaterThan(0);
  await expect.poll(hidden).toBe(0);
});

test("a hash, a found text, a reload and the way back find every part in its place", async ({
  page,
}) => {
  await noteFirstLook(page);
  await page.goto("/about#:~:text=Excellence");
  expect(await firstLook(page)).toBe(0);
  await expect(page.getByText("Excellence", { exact: true })).toBeInViewport();
  await page.goto("/#projects");
  expect(await firstLook(page)).toBe(0);
  await page.goto("/about");
  await page.reload();
  expect(await firstLook(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => firstLook(page).catch(() => "still going back")).toBe(0);
});

/** What moved, and by how much, in the order it did; a late font moves words by parts of a pixel. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.nodeName} ${node.className}` : node?.nodeName,
        );
        if (value >= 0.01)
          shifts.push(`${value.toFixed(3)} at ${Math.round(scrollY)}: ${names.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });

/** Top and height of every part, in tenths of a pixel. */
const places = (page: Page) =>
  partsOf(page).evaluateAll((parts) =>
    parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [top + scrollY, height].map((length) => Math.round(length * 10));
    }),
  );

/** One page of each kind. */
const kinds = async () => {
  const pages = (await builtPages(builtSite)).filter((path) => !isNotFound(path));
  return new Map(pages.map((path) => [path.split("/", 2).join("/"), path])).values();
};

test("parts that rest keep their place and height, at another width too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const compare = async (path: string) => {
    await expect.poll(() => resting(page), path).toBeGreaterThan(0);
    const before = await places(page);
    const rest = (force: boolean) =>
      page.evaluate((it) => document.documentElement.toggleAttribute("data-rest", it), force);
    await rest(false);
    expect(before, path).toEqual(await places(page));
    await rest(true);
  };
  for (const path of await kinds()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await compare(path);
    await page.setViewportSize({ width: 390, height: 800 });
    await compare(path);
  }
});

test("a picture of the whole page shows the parts that rest", async ({ page }) => {
  await page.goto("/tech/android");
  await expect.poll(() => resting(page)).toBeGreaterThan(0);
  // What a window says that is pictured beyond its edges; some pictures have it become tiny, too.
  const rests = await page.evaluate(() => {
    dispatchEvent(new Event("resize"));
    return document.documentElement.hasAttribute("data-rest");
  });
  expect(rests).toBe(false);
  await expect.poll(() => resting(page)).toBeGreaterThan(0);
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const { width, height } = await picture.metadata();
  const footer = picture.extract({ left: 0, top: height - 300, width, height: 300 });
  const [red] = (await footer.stats()).channels;
  expect(red?.stdev).toBeGreaterThan(10); // of a plain ground it is next to nothing
});

test("parts go on resting in a window that only becomes higher or lower", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await expect.poll(() => resting(page)).toBeGreaterThan(0);
  const woken = page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.documentElement;
        addEventListener("resize", () =>
          setTimeout(() => resolve(!root.hasAttribute("data-rest"))),
        );
      }),
  );
  await page.setViewportSize({ width: 390, height: 740 });
  expect(await woken).toBe(false);
});

test.describe("nothing moves while the rest of a page is laid out", () => {
  test.beforeEach(({ page }) => noteShifts(page));
  const expectNoShift = async (page: Page, path: string) => {
    await page.goto(path);
    await expect.poll(() => leftOut(page)).toBe(0);
    const shifts = page.evaluate(() => ("shifts" in window ? window.shifts : "not noted"));
    expect(await shifts, path).toEqual([]);
  };

  test("on any page", async ({ page }) => {
    for (const path of await builtPages(builtSite))
      if (!isNotFound(path)) await expectNoShift(page, path);
  });

  test("on a phone, and in a high window", async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 2560 },
    ]) {
      await page.setViewportSize(size);
      for (const path of await kinds()) await expectNoShift(page, path);
    }
  });
});

test("nothing is shown before the first part of a page is all there", async ({ page }) => {
  const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
  const { url, goOn, stop } = await pageThatStopsAt('<span id="top-end"', "/tech/react");
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("main h1").waitFor({ state: "attached" });
  // Enough for a picture, where nothing waits.
  await page.waitForTimeout(300);
  expect(await painted()).toBe(false);
  goOn();
  await expect.poll(painted).toBe(true);
  await page.waitForLoadState("networkidle");
  stop();
});

test("every page says where its first part ends", async () => {
  for (const { file, html } of await readBuiltPages()) {
    const [before = "", ...after] = html.split('id="top-end"');
    expect(before, file).toContain("</h1>");
    expect(after, file).toHaveLength(1);
  }
});

test("of the portfolio's cards, the first lines are laid out first, and all soon after", async ({
  page,
}) => {
  await neverIdle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/portfolio");
  const cards = page.locator(".project-grid > li");
  const waiting = () =>
    cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).contentVisibility === "auto"),
    );
  expect((await waiting()).slice(0, 5)).toEqual([false, false, false, true, true]);
  await page.keyboard.press("Tab");
  await expect.poll(waiting).not.toContain(true);
});

test("a page that is reached by a link shows its top first, one gone back to is all there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Idle moments come when the test says so.
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (task) => waiting.push(task);
    const idle = () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 });
    Object.assign(window, { idle });
  });
  await page.goto("/");
  await page.keyboard.press("Tab"); // starts React
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveTitle(/^About/);
  expect(await leftOut(page)).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await page.evaluate("idle()");
      return leftOut(page);
    })
    .toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  expect(await leftOut(page)).toBe(0);
});
