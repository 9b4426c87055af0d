import type { Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import { open, withoutScripts } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use(still);

const jobs = [
  ["senior-react-developer", "Senior React Developer", "Engineering", "San Francisco, hybrid", "5+ years"],
  ["ux-ui-designer", "UX/UI Designer", "Design", "Remote", "3+ years"],
  ["devops-engineer", "DevOps Engineer", "DevOps", "London, on-site", "4+ years"],
  ["data-scientist", "Data Scientist", "Data Science", "Remote", "3+ years"],
  ["quality-assurance-engineer", "Quality Assurance Engineer", "QA", "Berlin, hybrid", "2+ years"],
  ["product-manager", "Product Manager", "Product", "New York, hybrid", "4+ years"],
] as const; // prettier-ignore

const path = "/careers/data-scientist";
const main = (page: Page) => page.getByRole("main");
const applyButtons = (page: Page) =>
  page.getByRole("button", { name: "Apply Now", description: "Data Scientist" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Data Scientist" });

for (const [slug, title, department, location, experience] of jobs)
  test(`the page of ${title} is reached from its card and says all of it`, async ({ page }) => {
    await open(page, "/careers");
    await main(page).getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/careers/${slug}`);
    await expect(page).toHaveTitle(`${title} | Thirteen Gates`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(
      page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem"),
    ).toHaveText(["Home", "Careers", title]);
    await expect(main(page).locator("dl > div")).toHaveText([
      `Department${department}`,
      `Location${location}`,
      "TypeFull-time",
      `Experience${experience}`,
    ]);
    const list = (heading: string) =>
      main(page).getByRole("heading", { name: heading }).locator("xpath=following-sibling::*[1]");
    await expect(list("We look for someone who").getByRole("listitem")).toHaveCount(5);
    await expect(list("Your first months").getByRole("listitem")).toHaveText([
      /^After a week.{20}/,
      /^After a month.{20}/,
      /^After three months.{20}/,
    ]);
    await expect(list("Who you work with")).toHaveText(/.{60}/);
    await expect(main(page).getByRole("time")).toHaveText([
      /^[A-Z]\w+ \d+, 2026$/,
      /^[A-Z]\w+ \d+, 2027$/,
    ]);
  });

for (const where of ["first", "last"] as const)
  test(`the ${where} Apply Now opens the dialog and gets the focus back`, async ({ page }) => {
    await open(page, path);
    await expect(applyButtons(page)).toHaveCount(2);
    const button = applyButtons(page)[where]();
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(`${path}?apply=`);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(button).toBeFocused();
  });

test("Back closes the dialog, Forward opens it again", async ({ page }) => {
  await open(page, path);
  await applyButtons(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

test("the address can ask for the dialog; closing it stays on the page", async ({ page }) => {
  await open(page, "/about");
  await open(page, `${path}?apply=#apply`);
  await expect(dialog(page)).toBeVisible();
  await page.getByRole("button", { name: "Close dialog" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${path}#apply`);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an application can be filled in and checked", async ({ page }) => {
  await open(page, path);
  await applyButtons(page).last().click();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByText("Please attach your resume")).toBeVisible();
});

test.describe("before React has come", () => {
  for (const from of ["/careers", path])
    test(`Apply Now on ${from} leads to where one can apply`, async ({ page }) => {
      await withoutScripts(page);
      await page.goto(from);
      await applyButtons(page).first().click();
      await expect(page).toHaveURL(`${path}?apply=#apply`);
      await expect(page.locator("#apply")).toBeInViewport();
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const from of ["/careers", path])
    test(`Apply Now on ${from} leads to where one can apply`, async ({ page }) => {
      await page.goto(from);
      await applyButtons(page).first().click();
      await expect(page).toHaveURL(`${path}?apply=#apply`);
      const section = page.getByRole("region", { name: "Is this you?" });
      await expect(section).toBeInViewport();
      const letter = section.getByRole("link", { name: "Apply by mail" });
      const href = new URL((await letter.getAttribute("href")) ?? "");
      expect([href.protocol, href.searchParams.get("subject")]).toEqual([
        "mailto:",
        "Application: Data Scientist",
      ]);
    });

  test("nothing on the page does nothing", async ({ page }) => {
    await page.goto(path);
    await expect(applyButtons(page)).toHaveCount(1);
  });
});

for (const gone of ["/careers/tea-taster", "/careers/404"])
  test(`${gone} says that no opening is there, with status 404 and a way to the others`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    expect((await page.goto(gone))?.status()).toBe(404);
    await expect(page).toHaveTitle("This opening is closed | Thirteen Gates");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await main(page).getByRole("link", { name: "All openings" }).click();
    await expect(page).toHaveURL("/careers");
  });

test("fits every width", async ({ page }) => {
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/careers/quality-assurance-engineer");
    await withinWidth(page, width);
  }
});

for (const theme of ["light", "dark"])
  test(`has no accessibility problem axe knows of, ${theme}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
    await open(page, path);
    const problems = () => findings(page);
    expect(await problems()).toEqual([]);
    await applyButtons(page).first().click();
    await expect(dialog(page)).toBeVisible();
    expect(await problems()).toEqual([]);
  });
