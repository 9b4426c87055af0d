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
} from "#tests/support/journeys/application.ts";
import { slowTimers, holdScripts, open, untilReady } from "#tests/support/journeys/open.ts";
import { scrollPosition } from "#tests/support/journeys/scrolling.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { withinWidth } from "#tests/support/journeys/width.ts";

test.use({ ...still, onBuildDay: true });

const main = (page: Page) => page.getByRole("main");
const listed = (page: Page) => main(page).getByRole("article").getByRole("heading", { level: 3 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Stellen durchsuchen" });
const department = (page: Page) => page.getByRole("combobox", { name: "Bereich" });
const opening = "/careers/produktdesign";

test("filters by text and department, keeps both in the address, and says when nothing matches", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Stellen" }).click();
  await search(page).pressSequentially("PRODUKT");
  await expect(listed(page)).toHaveText(["Produktdesign"]);
  await expect(main(page).getByRole("status")).toHaveText("1 Stelle");
  await search(page).fill("entwicklung");
  await expect(page).toHaveURL("/careers?q=entwicklung");
  await department(page).selectOption("Betrieb");
  await expect(page).toHaveURL("/careers?q=entwicklung&department=betrieb");
  await department(page).selectOption("Prüfung");
  await expect(listed(page)).toHaveText(["Test-Entwicklung 🔍"]);

  await page.reload();
  await expect(listed(page)).toHaveText(["Test-Entwicklung 🔍"]);
  await page.goBack();
  await expect(page).toHaveURL("/careers?q=entwicklung&department=betrieb");
  await expect(department(page)).toHaveValue("betrieb");
  await expect(listed(page)).toHaveText(["Plattform-Entwicklung"]);
  await page.goBack();
  await expect(page).toHaveURL("/careers?q=entwicklung");
  await page.goBack();
  await expect(page).toHaveURL("/");

  await open(page, "/careers?q=klempner&department=pr%C3%BCfung");
  await expect(search(page)).toHaveValue("klempner");
  await expect(main(page).getByRole("status")).toHaveText("Keine Stellen");
  const mail = page.getByRole("link", { name: "Stelle vorschlagen" });
  await expect(mail).toHaveAttribute("href", /^mailto:jobs@deichwerk\.example\?/);
  await page.getByRole("button", { name: "Alle Stellen zeigen" }).click();
  await expect(listed(page)).toHaveCount(5);
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
  await search(page).fill("entwicklung");
  await department(page).selectOption("Prüfung");
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(0);
  releaseScripts();
  await expect(listed(page)).toHaveText(["Test-Entwicklung 🔍"]);
  await expect(search(page)).toHaveValue("entwicklung");
  await expect(page).toHaveURL("/careers?q=entwicklung&department=pr%C3%BCfung");
  expect(await scrollPosition(page)).toBe(place);

  await slowTimers(page);
  const releaseScriptsAgain = await holdScripts(page);
  await page.goto("/careers");
  await applyButton(page, "Produktdesign").click();
  releaseScriptsAgain();
  await expect(dialog(page, "Produktdesign")).toBeVisible();
  await expect(page).toHaveURL("/careers?job=produktdesign");
});

test("searching works, and applying by plain navigation, while scripts are still loading", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/careers");
  await search(page).fill("design");
  await search(page).press("Enter");
  await expect(page).toHaveURL("/careers?q=design");
  await expect(listed(page)).toHaveText(["Produktdesign"]);
  await applyButton(page, "Produktdesign").click();
  await expect(page).toHaveURL(`${opening}?#apply`);
});

test("Back within the document leads to the former filter while scripts load", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  const address = (name: string) => `/careers?department=${encodeURIComponent(name)}`;
  await page.goto(address("betrieb"));
  await page.evaluate((to) => history.pushState(null, "", to), address("prüfung"));
  await page.reload();
  await expect(department(page)).toHaveValue("prüfung");
  await page.goBack();
  const hasFollowed = async () => {
    await expect(department(page)).toHaveValue("betrieb");
    await expect(listed(page)).toHaveText(["Plattform-Entwicklung"]);
    await expect(page).toHaveURL(address("betrieb"));
  };
  await hasFollowed();
  releaseScripts();
  await untilReady(page);
  await hasFollowed();
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
  await search(page).fill("entwicklung");
  await department(page).selectOption("Betrieb");
  await applyButton(page, "Plattform-Entwicklung").click();
  await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await field(page, "Vor- und Nachname").fill("Zoë");
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(0);
  for (const close of [pressCloseTwice, clickOutside]) {
    await expect(dialog(page, "Plattform-Entwicklung")).toBeVisible();
    await expect(page).toHaveURL(
      "/careers?q=entwicklung&department=betrieb&job=plattform-entwicklung",
    );
    await expect(field(page, "Vor- und Nachname")).toHaveValue("Zoë");
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers?q=entwicklung&department=betrieb");
    await expect(applyButton(page, "Plattform-Entwicklung")).toBeFocused();
    expect(await scrollPosition(page)).toBe(place);
    await page.goForward();
  }
  await expect(dialog(page)).toBeVisible();
  await clickOutside();
  await department(page).selectOption("Prüfung");
  await applyButton(page, "Test-Entwicklung 🔍").click();
  await expect(dialog(page, "Test-Entwicklung 🔍")).toBeVisible();
  await expect(field(page, "Vor- und Nachname")).toHaveValue("Zoë");
});

test("the dialog's address opens it, and closing it stays on the page", async ({ page }) => {
  await open(page, "/about");
  await open(page, "/careers?job=produktdesign");
  await expect(dialog(page, "Produktdesign")).toBeVisible();
  // Neither dragging a selection outside nor canceling the file picker closes it.
  await field(page, "Vor- und Nachname").hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await field(page, "Lebenslauf").dispatchEvent("cancel", { bubbles: true });
  await expect(dialog(page)).toBeVisible();
  await closeButton(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/careers");
  await expect(applyButton(page, "Produktdesign")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("openings that have closed since the page was built are hidden", async ({ page }) => {
  for (const [now, count, told, lit] of [
    ["2026-11-23T11:30:00Z", 5, "5 Stellen", "5 Fenster sind heute erleuchtet"], // the last day of one, which ends everywhere
    ["2026-11-23T12:00:00Z", 4, "4 Stellen", "4 Fenster sind heute erleuchtet"],
    ["2999-01-01T00:00:00Z", 0, "Keine Stellen", "0 Fenster sind heute erleuchtet"],
  ] as const) {
    await page.clock.setSystemTime(new Date(now));
    await open(page, "/careers");
    await expect(main(page).getByRole("status")).toHaveText(told);
    await expect(listed(page)).toHaveCount(count);
    const above = main(page).locator("section").first();
    await expect(above.locator("a[href^='/careers/']")).toHaveCount(count);
    await expect(above.getByText("Fenster")).toHaveText(lit);
  }
});

test("a closed opening leads to the open ones, whose pages contain the form", async ({
  page,
  expectProblem,
}) => {
  for (const [slug, status] of [
    ["gibt-es-nicht", 404],
    ["projektleitung", 410],
  ] as const) {
    expectProblem(new RegExp(`${status}.*${slug}`));
    expect((await page.goto(`/careers/${slug}`))?.status()).toBe(status);
    await expect(page).toHaveTitle("Diese Stelle ist vergeben | Deichwerk");
  }
  await main(page).getByRole("link", { name: "Alle Stellen" }).click();
  await expect(page).toHaveURL("/careers");
  await listed(page).getByRole("link", { name: "Produktdesign", exact: true }).click();
  await expect(page).toHaveURL(opening);
  await main(page).getByRole("link", { name: "Jetzt bewerben" }).click();
  await expect(page).toHaveURL(`${opening}#apply`);
  await expect(page.getByRole("heading", { name: "Ihre Bewerbung" })).toBeInViewport();
  await untilReady(page);
  await fill(page, applicant());
  await submitButton(page).click();
  await expect(success(page)).toBeFocused();
});

test("the dialog fits every window size and locks the page behind it", async ({ page }) => {
  await open(page, "/careers?job=produktdesign");
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
    await page.goto("/careers?q=klempner");
    await expect(listed(page)).toHaveCount(5);
    await expect(search(page)).toHaveCount(0);
    await applyButton(page, "Produktdesign").click();
    await expect(page).toHaveURL(`${opening}?#apply`);
    await expect(page.getByRole("region", { name: "Sind das Sie?" })).toBeInViewport();
    const mail = page.getByRole("link", { name: "Per E-Mail bewerben" });
    await expect(mail).toHaveAttribute("href", /^mailto:.*Bewerbung%3A%20Produktdesign/);
  });
});
