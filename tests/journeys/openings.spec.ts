import type { Page } from "@playwright/test";
import {
  applicant,
  applyButton,
  closeButton,
  dialog,
  field,
  fill,
  submitButton,
  success,
} from "./support/application.ts";
import { slowTimers, holdScripts, open, untilReady } from "./support/open.ts";
import { scrollPosition } from "./support/scrolling.ts";
import { expect, still, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use({ ...still, onBuildDay: true });

const main = (page: Page) => page.getByRole("main");
const listed = (page: Page) => main(page).getByRole("article").getByRole("heading", { level: 3 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search job openings" });
const department = (page: Page) => page.getByRole("combobox", { name: "Department" });
const opening = "/careers/data-scientist";

test("filters by text and department, keeps both in the address, and says when nothing matches", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await search(page).pressSequentially("DESIGNER");
  await expect(listed(page)).toHaveText(["UX/UI Designer"]);
  await expect(main(page).getByRole("status")).toHaveText("1 opening");
  await search(page).fill("engineer");
  await expect(page).toHaveURL("/careers?q=engineer");
  await department(page).selectOption("DevOps");
  await expect(page).toHaveURL("/careers?q=engineer&department=devops");
  await department(page).selectOption("QA");
  await expect(listed(page)).toHaveText(["Quality Assurance Engineer"]);

  await page.reload();
  await expect(listed(page)).toHaveText(["Quality Assurance Engineer"]);
  await page.goBack();
  await expect(page).toHaveURL("/careers?q=engineer&department=devops");
  await expect(department(page)).toHaveValue("devops");
  await expect(listed(page)).toHaveText(["DevOps Engineer"]);
  await page.goBack();
  await expect(page).toHaveURL("/careers?q=engineer");
  await page.goBack();
  await expect(page).toHaveURL("/");

  await open(page, "/careers?q=plumber&department=qa");
  await expect(search(page)).toHaveValue("plumber");
  await expect(main(page).getByRole("status")).toHaveText("No openings");
  const mail = page.getByRole("link", { name: "Suggest a job" });
  await expect(mail).toHaveAttribute("href", /^mailto:careers@thirteengates\.example\?/);
  await page.getByRole("button", { name: "Show all openings" }).click();
  await expect(listed(page)).toHaveCount(6);
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL("/careers");

  const card = main(page).getByRole("article").first();
  await search(page).fill(await card.getByRole("paragraph").first().innerText());
  await expect(listed(page)).toHaveCount(1);
});

test("keeps input made before scripts load, without moving the page", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/careers");
  await search(page).fill("engineer");
  await department(page).selectOption("QA");
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(0);
  releaseScripts();
  await expect(listed(page)).toHaveText(["Quality Assurance Engineer"]);
  await expect(search(page)).toHaveValue("engineer");
  await expect(page).toHaveURL("/careers?q=engineer&department=qa");
  expect(await scrollPosition(page)).toBe(place);

  await slowTimers(page);
  const releaseScriptsAgain = await holdScripts(page);
  await page.goto("/careers");
  await applyButton(page, "Data Scientist").click();
  releaseScriptsAgain();
  await expect(dialog(page, "Data Scientist")).toBeVisible();
  await expect(page).toHaveURL("/careers?job=data-scientist");
});

test("searching and applying work by plain navigation while scripts are still loading", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/careers");
  await search(page).fill("scientist");
  await search(page).press("Enter");
  await expect(page).toHaveURL("/careers?q=scientist&department=");
  await applyButton(page, "Data Scientist").click();
  await expect(page).toHaveURL(`${opening}?#apply`);
});

test("closing the dialog keeps the form, the filters, the focus and the scroll position", async ({
  page,
}) => {
  // Escape and Back are tested below and in tests/engines.
  const pressCloseTwice = () =>
    closeButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  const clickOutside = () => page.mouse.click(4, 4);
  await open(page, "/careers");
  await search(page).fill("engineer");
  await department(page).selectOption("DevOps");
  await applyButton(page, "DevOps Engineer").click();
  await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await field(page, "Full name").fill("Ayesha");
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(0);
  for (const close of [pressCloseTwice, clickOutside]) {
    await expect(dialog(page, "DevOps Engineer")).toBeVisible();
    await expect(page).toHaveURL("/careers?q=engineer&department=devops&job=devops-engineer");
    await expect(field(page, "Full name")).toHaveValue("Ayesha");
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers?q=engineer&department=devops");
    await expect(applyButton(page, "DevOps Engineer")).toBeFocused();
    expect(await scrollPosition(page)).toBe(place);
    await page.goForward();
  }
  await expect(dialog(page)).toBeVisible();
  await clickOutside();
  await department(page).selectOption("QA");
  await applyButton(page, "Quality Assurance Engineer").click();
  await expect(dialog(page, "Quality Assurance Engineer")).toBeVisible();
  await expect(field(page, "Full name")).toHaveValue("Ayesha");
});

test("the dialog's address opens it, and closing it stays on the page", async ({ page }) => {
  await open(page, "/about");
  await open(page, "/careers?job=data-scientist");
  await expect(dialog(page, "Data Scientist")).toBeVisible();
  // Neither dragging a selection outside nor canceling the file picker closes it.
  await field(page, "Full name").hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await field(page, "Resume").dispatchEvent("cancel", { bubbles: true });
  await expect(dialog(page)).toBeVisible();
  await closeButton(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/careers");
  await expect(applyButton(page, "Data Scientist")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("openings that have closed since the page was built are hidden", async ({ page }) => {
  await page.clock.setSystemTime(new Date("2999-01-01T00:00:00Z"));
  await open(page, "/careers");
  await expect(main(page).getByRole("status")).toHaveText("No openings");
  await expect(listed(page)).toHaveCount(0);
});

test("a closed opening leads to the open ones, whose pages contain the form", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404.*tea-taster/);
  expect((await page.goto("/careers/tea-taster"))?.status()).toBe(404);
  await expect(page).toHaveTitle("This opening is closed | Thirteen Gates");
  await main(page).getByRole("link", { name: "All openings" }).click();
  await expect(page).toHaveURL("/careers");
  await main(page).getByRole("link", { name: "Data Scientist", exact: true }).click();
  await expect(page).toHaveURL(opening);
  await main(page).getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(`${opening}#apply`);
  await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
  await untilReady(page);
  await fill(page, applicant());
  await submitButton(page).click();
  await expect(success(page)).toBeFocused();
});

test("the dialog fits every window size and locks the page behind it", async ({ page }) => {
  await open(page, "/careers?job=data-scientist");
  for (const [width, height] of [
    [1920, 700],
    [844, 390],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(width, 896));
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 0.5);
    await page.mouse.move(2, 2);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(width / 2, height - height / 6);
    await page.mouse.wheel(0, 5000);
    await expect(submitButton(page)).toBeInViewport();
    await expect(closeButton(page)).toBeInViewport();
    await submitButton(page).click();
    await withinWidth(page, width);
    expect(await scrollPosition(page)).toBe(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("lists all openings, each with a way to apply", async ({ page }) => {
    await page.goto("/careers?q=plumber");
    await expect(listed(page)).toHaveCount(6);
    await expect(search(page)).toHaveCount(0);
    await applyButton(page, "Data Scientist").click();
    await expect(page).toHaveURL(`${opening}?#apply`);
    await expect(page.getByRole("region", { name: "Is this you?" })).toBeInViewport();
    const mail = page.getByRole("link", { name: "Apply by email" });
    await expect(mail).toHaveAttribute("href", /^mailto:.*Application%3A%20Data%20Scientist/);
  });
});
