import type { Page } from "@playwright/test";
import { holdScripts } from "./support/early.ts";
import { open } from "./support/open.ts";
import { expectInViewBelowHeader } from "./support/scrolling.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => page.getByRole("article");
const filters = (page: Page) => page.getByRole("group", { name: "Show projects of one kind" });
const filter = (page: Page, name: string) =>
  filters(page).getByRole("button", { name, exact: true });
const detailed = {
  "Cyber Guardians": "cyber-guardians",
  TakeNote: "takenote",
  IamaDesigner: "iamadesigner",
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("every project has picture, description, tags and stack; three lead to their pages", async ({
      page,
    }) => {
      await page.goto("/portfolio");
      await expect(cards(page)).toHaveCount(22);
      await expect(filters(page)).toHaveCount(javaScriptEnabled ? 1 : 0);
      for (const card of await cards(page).all()) {
        await expect(card.getByRole("img")).toHaveAttribute("alt", /.{20,}/);
        await expect(card.getByRole("paragraph")).toHaveText(/.{60,}/);
        await expect(card.getByRole("list")).toContainText([
          /App Development/,
          "Quality Assurance Engineer",
          /\w/,
        ]);
      }
      for (const [title, slug] of Object.entries(detailed))
        await expect(cards(page).getByRole("link", { name: title })).toHaveAttribute(
          "href",
          `/portfolio/${slug}`,
        );
      await expect(cards(page).getByRole("link")).toHaveCount(3);
    });
  });

test("the filter is marked, a step of the history, and survives reload and Back", async ({
  page,
}) => {
  await open(page, "/portfolio");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "App Development").click();
  await expect(page).toHaveURL("/portfolio?category=app-development");
  await expect(cards(page)).toHaveCount(5);
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
  const ground = (name: string) =>
    filter(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(() => ground("App Development")).not.toBe(await ground("All"));
  await filter(page, "Website Development").click();
  await expect(cards(page)).toHaveCount(14);
  await page.reload();
  await expect(cards(page)).toHaveCount(14);
  await page.goBack();
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect(cards(page)).toHaveCount(22);
});

test("UI/UX Designs matches nothing, says so and offers a way on", async ({ page }) => {
  await open(page, "/portfolio?category=ui-ux-designs");
  await expect(cards(page)).toHaveCount(0);
  const empty = page.getByRole("region", { name: "Projects" });
  await expect(empty.getByRole("heading")).toHaveText("No project is filed under this alone");
  await expect(empty.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  await empty.getByRole("button", { name: "All", exact: true }).last().click();
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL("/portfolio");
});

test("an unknown category means all", async ({ page }) => {
  await open(page, "/portfolio?category=nonsense");
  await expect(cards(page)).toHaveCount(22);
});

test("a filter pressed before scripts came is chosen when they come", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/portfolio");
  await filter(page, "App Development").click();
  letScriptsCome();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL("/portfolio?category=app-development");
});

test("ends in two invitations", async ({ page }) => {
  await page.goto("/portfolio");
  for (const heading of ["Join Our Team", "Ready to discuss your project?"])
    await expect(main(page).getByRole("heading", { name: heading })).toBeVisible();
  for (const [name, href] of [
    ["Apply for a job", "/careers"],
    ["Contact us", "/contact"],
    ["hello@thirteengates.example", "mailto:hello@thirteengates.example"],
  ] as const)
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
});

for (const [title, slug] of Object.entries(detailed))
  test(`the page of ${title} shows picture, story, technologies and tags, and leads back`, async ({
    page,
  }) => {
    await page.goto(`/portfolio/${slug}`);
    await expect(main(page).getByRole("img")).toHaveAttribute("alt", /.{20,}/);
    for (const heading of ["The problem", "What we built", "What changed"]) {
      const part = main(page)
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: heading }) });
      await expect(part.getByRole("paragraph")).toHaveText(/^.{200,}$/);
    }
    const facts = main(page).getByRole("complementary");
    await expect(facts.getByRole("heading")).toHaveText(["Technologies Used", "Project Tags"]);
    await expect(facts.getByRole("list").last()).toContainText("Quality Assurance Engineer");
    expect(await facts.getByRole("list").first().getByRole("listitem").count()).toBeGreaterThan(2);
    await main(page).getByRole("link", { name: "Back to Projects" }).click();
    await expect(page).toHaveURL("/#projects");
    await expectInViewBelowHeader(page, page.getByRole("heading", { name: "Selected work" }));
  });

test("'Project not found' is answered with 404 and leads back too", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  expect((await page.goto("/portfolio/no-such-project"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project not found");
  await expect(main(page).getByRole("link", { name: "Back to Projects" })).toHaveAttribute(
    "href",
    "/#projects",
  );
});
