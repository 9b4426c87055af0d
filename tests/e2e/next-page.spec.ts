import type { Page, Request, Route } from "@playwright/test";
import { open, untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

const bannerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Code and data of pages that were asked for from now on, by path. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/data\/|\.js$/.test(pathname) || request.resourceType() === "document")
      asked.push(pathname);
  });
  return asked;
}

test("a pointer that rests on a link fetches the page, and the click has nothing to wait for", async ({
  page,
}) => {
  await open(page, "/about");
  const asked = noteRequests(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" }).hover();
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      expect.stringMatching(/portfolio-[^/]+\.js$/), // the page
      expect.stringMatching(/portfolio-[^/]+\.js$/), // its words
      "/data/portfolio.json",
    ]);
  const before = asked.length;
  await page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveTitle("Portfolio | Thirteen Gates");
  expect(asked.slice(before)).toEqual([]);
});

test("the focus on a link does so too", async ({ page }) => {
  await open(page, "/about");
  const asked = noteRequests(page);
  await bannerLink(page, "Our Apps").focus();
  await expect.poll(() => asked).toEqual([expect.stringContaining("our-apps")]);
});

test("nothing comes twice in one visit", async ({ page }) => {
  await open(page, "/");
  const asked = noteRequests(page);
  for (let round = 0; round < 2; round++) {
    await page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveTitle("Portfolio | Thirteen Gates");
    await page.getByRole("banner").getByRole("link", { name: "Thirteen Gates" }).click();
    await expect(page).toHaveTitle("Home | Thirteen Gates");
  }
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).not.toContain("/data/home.json");
});

test("the head says what the new page is", async ({ page }) => {
  const content = (name: string) => page.locator(`head ${name}`).getAttribute("content");
  await open(page, "/");
  await bannerLink(page, "About us").click();
  await expect(page).toHaveTitle("About Us | Thirteen Gates");
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", /\/about$/);
  const shown = [
    await content("meta[name=description]"),
    await content('meta[property="og:url"]'),
    await content('meta[property="og:image"]'),
  ];
  await page.reload();
  expect(shown).toEqual([
    await content("meta[name=description]"),
    await content('meta[property="og:url"]'),
    await content('meta[property="og:image"]'),
  ]);
});

test.describe("a page that cannot be fetched is loaded as a document", () => {
  const portfolio = (page: Page) =>
    page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" });

  const failures: [why: string, file: RegExp, answer: Parameters<Route["fulfill"]>[0]][] = [
    ["the server refuses its data", /portfolio\.json$/, { status: 503 }],
    [
      "the site was built anew meanwhile",
      /portfolio\.json$/,
      { json: { version: "newer", data: { other: "shape" } } },
    ],
    ["its code is gone", /portfolio-[^/]+\.js$/, { status: 404 }],
  ];

  for (const [why, file, answer] of failures)
    test(why, async ({ page, expectProblem }) => {
      expectProblem(/portfolio|built anew/);
      await open(page, "/about");
      let document = 0;
      page.on("request", (request) => (document += Number(request.isNavigationRequest())));
      await page.route(file, (route) => (document ? route.continue() : route.fulfill(answer)));
      const loaded = page.waitForEvent("load");
      await portfolio(page).click();
      await loaded;
      await expect(page).toHaveURL("/portfolio");
      await untilHydrated(page);
      await page.getByRole("button", { name: "Website Development", exact: true }).click();
      await expect(page.getByRole("article")).toHaveCount(14);
    });
});
