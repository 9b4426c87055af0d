import type { Page } from "@playwright/test";
import { holdScripts } from "./support/early.ts";
import { linksIn } from "./support/links.ts";
import { open } from "./support/open.ts";
import { expectInViewBelowHeader } from "./support/scrolling.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => page.getByRole("article");
const filters = (page: Page) => page.getByRole("group", { name: "Show projects of one kind" });
const filter = (page: Page, name: string) =>
  filters(page).getByRole("button", { name, exact: true });
const detailed = [
  ["Cyber Guardians", "/portfolio/cyber-guardians"],
  ["TakeNote", "/portfolio/takenote"],
  ["IamaDesigner", "/portfolio/iamadesigner"],
] as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every project is there, three with a page, and two invitations", async ({ page }) => {
    await page.goto("/portfolio");
    await expect(filters(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(22);
    for (const card of await cards(page).all()) {
      await expect(card.getByRole("img")).toHaveAttribute("alt", /.{20,}/);
      await expect(card.getByRole("paragraph").nth(0)).toHaveText(/20\d\d$/);
      await expect(card.getByRole("paragraph").nth(1)).toHaveText(/.{60,}/);
      const lists = [/App Development/, "Quality Assurance Engineer", /\w/];
      await expect(card.getByRole("list")).toContainText(lists);
    }
    const links = await linksIn(main(page));
    const mail = "hello@thirteengates.example";
    for (const link of [
      ...detailed,
      ["Apply for a job", "/careers"],
      ["Contact us", "/contact"],
      [mail, `mailto:${mail}`],
    ])
      expect(links).toContainEqual(link);
    await expect(cards(page).getByRole("link")).toHaveCount(detailed.length);
  });
});

test("no filter leaves a hole beside the last project", async ({ page }) => {
  for (const category of ["", "?category=website-development", "?category=app-development"]) {
    await open(page, `/portfolio${category}`);
    const list = page.getByRole("region", { name: "Projects" }).getByRole("list").first();
    const [whole, last] = await Promise.all([
      list.boundingBox(),
      list.locator("> li").last().boundingBox(),
    ]);
    const right = (box: typeof whole) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(right(last), category).toBe(right(whole));
  }
});

test("UI/UX Designs matches nothing, says so and offers a way on", async ({ page }) => {
  await open(page, "/portfolio?category=ui-ux-designs");
  await expect(cards(page)).toHaveCount(0);
  const empty = page.getByRole("region", { name: "Projects" });
  await expect(empty.getByRole("heading")).toHaveText("No design-only projects yet");
  await expect(empty.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  await empty.getByRole("button", { name: "All", exact: true }).last().click();
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL("/portfolio");
});

test("a filter pressed before scripts came is chosen when they come", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/portfolio");
  await filter(page, "App Development").click();
  letScriptsCome();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL("/portfolio?category=app-development");
});

for (const [title, path] of detailed)
  test(`${title}'s page shows all of it and leads back`, async ({ page }) => {
    await page.goto(path);
    const pictures = main(page).getByRole("article").getByRole("img");
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all())
      await expect(picture).toHaveAttribute("alt", /.{20,}/);
    for (const heading of ["The problem", "What we built", "What changed"]) {
      const title = page.getByRole("heading", { name: heading });
      const part = main(page).locator("section").filter({ has: title });
      await expect(part.getByRole("paragraph")).toHaveText(/^.{200,}$/);
    }
    const facts = main(page).getByRole("complementary");
    await expect(facts.getByRole("heading")).toHaveText(["Technologies Used", "Project Tags"]);
    await expect(facts.getByRole("list").last()).toContainText("Quality Assurance Engineer");
    await main(page).getByRole("link", { name: "Back to Projects" }).click();
    await expect(page).toHaveURL("/#projects");
    await expectInViewBelowHeader(page, page.getByRole("heading", { name: "Selected work" }));
  });
