import type { Page } from "@playwright/test";
import { applyButton, closeButton, dialog, field, waysToClose } from "./support/application.ts";
import { holdScripts } from "./support/early.ts";
import { open } from "./support/open.ts";
import { scrolledTo } from "./support/scrolling.ts";
import { expect, still, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use(still);

const titles = [
  "Senior React Developer",
  "UX/UI Designer",
  "DevOps Engineer",
  "Data Scientist",
  "Quality Assurance Engineer",
  "Product Manager",
];
const main = (page: Page) => page.getByRole("main");
const listed = (page: Page) => main(page).getByRole("article").getByRole("heading", { level: 3 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search job openings" });
const department = (page: Page) => page.getByRole("combobox", { name: "Department" });
const opening = "/careers/data-scientist";

test("a chosen department is a step of the history, typed text is none; both survive a reload", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  const count = main(page).getByRole("status");
  await expect(count).toHaveText("6 openings");
  await search(page).pressSequentially("DESIGNER");
  await expect(listed(page)).toHaveText(["UX/UI Designer"]);
  await expect(count).toHaveText("1 opening");
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
});

test("an address that says nonsense shows everything", async ({ page }) => {
  await open(page, "/careers?department=kitchen&job=tea-taster");
  await expect(listed(page)).toHaveText(titles);
  await expect(dialog(page)).toHaveCount(0);
});

test("where nothing matches, it says so and helps on", async ({ page }) => {
  await open(page, "/careers?q=plumber&department=qa");
  await expect(search(page)).toHaveValue("plumber");
  await expect(main(page).getByRole("status")).toHaveText("No openings");
  await expect(page.getByRole("link", { name: "Suggest a job" })).toHaveAttribute(
    "href",
    /^mailto:careers@thirteengates\.example\?/,
  );
  await page.getByRole("button", { name: "Show all openings" }).click();
  await expect(listed(page)).toHaveText(titles);
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL("/careers");
});

test("what was typed into the search before scripts came counts, and moves nothing", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/careers");
  await search(page).fill("scientist");
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(0);
  letScriptsCome();
  await expect(listed(page)).toHaveText(["Data Scientist"]);
  await expect(search(page)).toHaveValue("scientist");
  await expect(page).toHaveURL("/careers?q=scientist");
  expect(await scrolledTo(page)).toBe(place);
});

test("before scripts come, searching and applying lead where the same is said", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/careers");
  await search(page).fill("scientist");
  await search(page).press("Enter");
  await expect(page).toHaveURL("/careers?q=scientist&department=");
  await applyButton(page, "Data Scientist").click();
  await expect(page).toHaveURL(`${opening}?apply=#apply`);
});

for (const [way, close] of Object.entries(waysToClose))
  test(`${way} closes the dialog; place, filter and focus are as before`, async ({ page }) => {
    await open(page, "/careers");
    await department(page).selectOption("DevOps");
    await applyButton(page, "DevOps Engineer").click();
    await expect(page).toHaveURL("/careers?department=devops&job=devops-engineer");
    await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(0);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers?department=devops");
    await expect(applyButton(page, "DevOps Engineer")).toBeFocused();
    expect(await scrolledTo(page)).toBe(place);
    await page.goForward();
    await expect(dialog(page, "DevOps Engineer")).toBeVisible();
  });

for (const [address, left] of [
  ["/careers?job=data-scientist", "/careers"],
  [`${opening}?apply=#apply`, `${opening}#apply`],
] as const)
  test(`${address} opens the dialog, and closing it stays on the page`, async ({ page }) => {
    await open(page, "/about");
    await open(page, address);
    await expect(dialog(page, "Data Scientist")).toBeVisible();
    await closeButton(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(left);
    await expect(applyButton(page, "Data Scientist").first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

test("an opening's page says all of it; each of its buttons opens the dialog", async ({ page }) => {
  await open(page, "/careers");
  await main(page).getByRole("link", { name: "Data Scientist" }).click();
  await expect(page).toHaveURL(opening);
  await expect(page).toHaveTitle("Data Scientist | Thirteen Gates");
  await expect(main(page).locator("dl > div")).toHaveText([
    "DepartmentData Science",
    "LocationRemote",
    "TypeFull-time",
    "Experience3+ years",
  ]);
  const below = (heading: string) =>
    main(page).getByRole("heading", { name: heading }).locator("xpath=following-sibling::*[1]");
  await expect(below("We look for someone who").getByRole("listitem")).toHaveCount(5);
  await expect(below("Your first months").getByRole("listitem")).toHaveCount(3);
  await expect(below("Who you work with")).toHaveText(/.{60}/);

  await expect(applyButton(page, "Data Scientist")).toHaveCount(2);
  for (const button of await applyButton(page, "Data Scientist").all()) {
    await button.click();
    await expect(dialog(page, "Data Scientist")).toBeVisible();
    await expect(page).toHaveURL(`${opening}?apply=`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(opening);
    await expect(button).toBeFocused();
  }
});

test("the dialog is at most 896 px wide and 90% high, scrolls inside, and locks the page", async ({
  page,
}) => {
  for (const [width, height] of [
    [1920, 700],
    [844, 390],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/careers?job=data-scientist");
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(width, 896));
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 0.5);
    await page.mouse.move(2, 2);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(width / 2, height - height / 6);
    await page.mouse.wheel(0, 5000);
    const submit = page.getByRole("button", { name: "Submit Application" });
    await expect(submit).toBeInViewport();
    await expect(closeButton(page)).toBeInViewport();
    await submit.click();
    await withinWidth(page, width);
    expect(await scrolledTo(page)).toBe(0);
  }
});

test("the dialog stays when text is dragged out of it, or a file is not chosen", async ({
  page,
}) => {
  await open(page, "/careers?job=data-scientist");
  await field(page, "Full name").hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await field(page, "Resume").dispatchEvent("cancel", { bubbles: true });
  // Escape closes it: had it been closed before, Escape would do nothing, and Back would be needed.
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL("/careers?job=data-scientist");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all openings are listed, and each leads to a page where one can apply", async ({
    page,
  }) => {
    await page.goto("/careers?q=plumber");
    await expect(listed(page)).toHaveText(titles);
    await expect(search(page)).toHaveCount(0);
    await applyButton(page, "Data Scientist").click();
    await expect(page).toHaveURL(`${opening}?apply=#apply`);
    await expect(page.getByRole("region", { name: "Is this you?" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Apply by mail" })).toHaveAttribute(
      "href",
      /^mailto:.*subject=Application%3A%20Data%20Scientist/,
    );
  });
});

for (const gone of ["/careers/tea-taster", "/careers/404"])
  test(`${gone} is answered with 404 and the way to the openings`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    expect((await page.goto(gone))?.status()).toBe(404);
    await expect(page).toHaveTitle("This opening is closed | Thirteen Gates");
    await main(page).getByRole("link", { name: "All openings" }).click();
    await expect(page).toHaveURL("/careers");
  });
