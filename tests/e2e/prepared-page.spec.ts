import type { Page } from "@playwright/test";
import { open, untilHydrated } from "./support/hydration.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const inFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
/** In the document, hidden or not. */
const headings = (page: Page) => page.locator("main h1");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that is about to be followed is rendered, hidden, and then shown as it is", async ({
  page,
}) => {
  await open(page, "/");
  await inFooter(page, "About us").hover();
  await expect(headings(page)).toHaveCount(2);
  await expect(heading(page)).toHaveCount(1);
  const prepared = await headings(page).nth(1).elementHandle();

  await inFooter(page, "About us").click();
  await expect(page).toHaveURL("/about");
  await expect(headings(page)).toHaveCount(1);
  expect(await headings(page).evaluate((shown, before) => shown === before, prepared)).toBe(true);
  await expect(heading(page)).toBeFocused();
});

test("until it is shown, it is laid out where nobody meets it", async ({ page }) => {
  await open(page, "/contact");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await inFooter(page, "About us").hover();
  const ahead = page.locator("main > [data-ahead]");
  await expect(ahead).toHaveCSS("display", "block");
  await expect(ahead).toHaveCSS("content-visibility", "hidden");
  expect(await height()).toBe(before);
  const tookFocus = await ahead.evaluate((hidden) => {
    for (const link of hidden.querySelectorAll("a")) link.focus();
    return hidden.contains(document.activeElement);
  });
  expect(tookFocus).toBe(false);
});

test("while it waits, the picture that it starts with is unpacked", async ({ page }) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    const unpacked: string[] = [];
    HTMLImageElement.prototype.decode = async function () {
      await decode.call(this);
      unpacked.push(this.alt);
    };
    Object.assign(window, { unpacked });
  });
  await open(page, "/portfolio");
  await page.locator('main a[href="/portfolio/takenote"]').hover();
  const picture = page.locator("main > [data-ahead] img");
  await expect
    .poll(() => page.evaluate(() => "unpacked" in window && window.unpacked))
    .toEqual([await picture.getAttribute("alt")]);
});

test("only the last one that was pointed at is kept, and none of a page that was left", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("A word");
  await inFooter(page, "About us").hover();
  await expect(headings(page)).toHaveCount(2);
  const about = await headings(page).nth(1).textContent();
  await inFooter(page, "Portfolio").hover();
  await expect(headings(page).nth(1)).not.toHaveText(about ?? "");
  await expect(headings(page)).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("A word");
});

test("with another address than the one pointed at, a page is the router's", async ({ page }) => {
  await open(page, "/");
  await inFooter(page, "Portfolio").hover();
  await expect(headings(page)).toHaveCount(2);
  const prepared = await headings(page).nth(1).elementHandle();
  await inFooter(page, "Portfolio").evaluate((link: HTMLAnchorElement) => {
    link.search = "?category=website-development";
    link.click();
  });
  await expect(page).toHaveURL(/category/);
  await expect(headings(page)).toHaveCount(1);
  expect(await headings(page).evaluate((shown, before) => shown === before, prepared)).toBe(false);
});

test("prepared pages say what they say as documents, one after the other", async ({ page }) => {
  const paths = [
    "/about",
    "/contact",
    "/careers?department=design",
    "/careers/devops-engineer",
    "/portfolio",
    "/portfolio/takenote",
    "/services/web-development",
    "/our-apps",
    "/tech/react",
    "/privacy",
  ];
  const words = () =>
    page.locator("main").evaluate((main) => {
      const copy = main.cloneNode(true) as Element;
      for (const withoutScripts of copy.querySelectorAll("noscript")) withoutScripts.remove();
      return copy.textContent;
    });

  const asDocuments = new Map<string, string>();
  for (const path of paths) {
    await open(page, path);
    await untilHydrated(page);
    asDocuments.set(path, await words());
  }

  await open(page, "/");
  for (const path of paths) {
    const link = page.locator("#to-follow");
    await page.evaluate((href) => {
      document.getElementById("to-follow")?.remove();
      const made = Object.assign(document.createElement("a"), { id: "to-follow", href });
      made.append("Follow");
      made.dataset["link"] = "";
      document.querySelector("header")?.append(made);
    }, path);
    await link.focus();
    await expect(headings(page)).toHaveCount(2);
    const prepared = await headings(page).nth(1).elementHandle();
    await link.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(headings(page)).toHaveCount(1);
    expect(await headings(page).evaluate((it, before) => it === before, prepared), path).toBe(true);
    // Whoever comes by a link sees the first row of the portfolio's cards before the others.
    await expect.poll(words, path).toBe(asDocuments.get(path));
  }
});

test("a page that breaks when it is prepared leaves the shown one alone, and is loaded as a document", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/A broken page/);
  await open(page, "/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("A word");
  let document = 0;
  page.on("request", (request) => (document += Number(request.isNavigationRequest())));
  const code =
    'export const meta = () => []; export default () => { throw new Error("A broken page") }';
  await page.route(/\/about-[^/]+\.js$/, (route) =>
    document ? route.continue() : route.fulfill({ contentType: "text/javascript", body: code }),
  );
  const came = page.waitForResponse(/\/about-[^/]+\.js$/);
  await inFooter(page, "About us").hover();
  await came;
  // Prepared after it, so that the broken one has had its turn.
  await inFooter(page, "Portfolio").hover();
  await expect(headings(page)).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("A word");

  const loaded = page.waitForEvent("load");
  await inFooter(page, "About us").click();
  await loaded;
  await expect(page).toHaveURL("/about");
  await untilHydrated(page);
  await expect(heading(page)).toHaveCount(1);
});
