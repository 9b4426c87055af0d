import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const cards = (page: Page) => page.getByRole("article");
const filter = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Show projects of one kind" })
    .getByRole("button", { name, exact: true });

const apps = ["Card Club", "FreedomPay Universe", "Key Coin", "Naseebi", "Wedding Mubarak"];
const inBoth = ["Cyber Guardians", "TakeNote", "IamaDesigner"];

const titlesShown = (page: Page) => cards(page).getByRole("heading", { level: 2 }).allInnerTexts();

test("shows every project with picture, description, tags and stack", async ({ page }) => {
  await open(page, "/portfolio");
  await expect(cards(page)).toHaveCount(22);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole("img")).toHaveAttribute("alt", /.{20,}/);
    await expect(card.getByRole("paragraph")).toHaveText(/.{60,}/);
    const [kind, quality, stack] = await card.getByRole("list").all();
    await expect(kind ?? card).toHaveText(/App Development/);
    await expect(quality ?? card).toHaveText("Quality Assurance Engineer");
    expect(await stack?.getByRole("listitem").count()).toBeGreaterThanOrEqual(2);
    for (const item of (await stack?.getByRole("listitem").all()) ?? [])
      await expect(item.locator("svg")).toHaveCount(1);
  }
});

test("filters by the one category a project has", async ({ page }) => {
  await open(page, "/portfolio");
  await filter(page, "App Development").click();
  await expect(cards(page)).toHaveCount(apps.length);
  expect(await titlesShown(page)).toEqual(apps);
  await filter(page, "Website Development").click();
  await expect(cards(page)).toHaveCount(22 - apps.length - inBoth.length);
  expect(await titlesShown(page)).not.toContain("TakeNote");
  await filter(page, "All").click();
  await expect(cards(page)).toHaveCount(22);
});

test("marks the chosen filter for everyone and keeps it in the address", async ({ page }) => {
  await open(page, "/portfolio");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "App Development").click();
  await expect(page).toHaveURL("/portfolio?category=app-development");
  await expect(filter(page, "App Development")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
  const looks = (name: string) =>
    filter(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(() => looks("App Development")).not.toBe(await looks("All"));

  await page.reload();
  await expect(cards(page)).toHaveCount(apps.length);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect(cards(page)).toHaveCount(22);
});

for (const [address, count] of [
  ["/portfolio?category=app-development", 5],
  ["/portfolio?category=website-development", 14],
  ["/portfolio?category=nonsense", 22],
] as const)
  test(`${address} opens with ${count} projects`, async ({ page }) => {
    await open(page, address);
    await expect(cards(page)).toHaveCount(count);
  });

test("UI/UX Designs matches nothing, says so and offers a way on", async ({ page }) => {
  await open(page, "/portfolio");
  await filter(page, "UI/UX Designs").click();
  await expect(page).toHaveURL("/portfolio?category=ui-ux-designs");
  await expect(cards(page)).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "No project is filed under this alone" }),
  ).toBeVisible();
  const projects = page.getByRole("region", { name: "Projects" });
  await expect(projects.getByRole("link", { name: "Contact us" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await projects.getByRole("button", { name: "All", exact: true }).last().click();
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL("/portfolio");
});

test("a project with a page of its own is linked from its title, the others are not", async ({
  page,
}) => {
  await open(page, "/portfolio");
  for (const card of await cards(page).all()) {
    const title = (await card.getByRole("heading").innerText()).trim();
    await expect(card.getByRole("link")).toHaveCount(inBoth.includes(title) ? 1 : 0);
  }
  await page.getByRole("link", { name: "TakeNote" }).click();
  await expect(page).toHaveTitle("TakeNote | Thirteen Gates");
});

test("ends in two invitations", async ({ page }) => {
  await open(page, "/portfolio");
  await expect(page.getByRole("heading", { name: "Join Our Team" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply for a job" })).toHaveAttribute(
    "href",
    "/careers",
  );
  await expect(page.getByRole("heading", { name: "Ready to discuss your project?" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute(
    "href",
    "mailto:hello@thirteengates.example",
  );
});
