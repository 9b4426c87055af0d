import { open } from "./support/open.ts";
import { expectInViewBelowHeader, scrollAt } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const sections = {
  "ui-ux-design": "UI/UX Design",
  "web-development": "Web Application Development",
  "mobile-development": "Mobile App Development",
  "data-science-ai": "Data Science & AI",
  "seo-digital-marketing": "SEO & Digital Marketing",
  "professional-partnership": "Professional Partnership",
};
const aliases = {
  "machine-learning": "data-science-ai",
  "seo-optimization": "seo-digital-marketing",
  "digital-marketing": "seo-digital-marketing",
} as const;

test("each of the six sections has a heading, a paragraph, two blurbs and a picture", async ({
  page,
}) => {
  await open(page, "/services");
  for (const [id, heading] of Object.entries(sections)) {
    const section = page.locator(`section#${id}`);
    await expect(section.getByRole("heading", { level: 2 })).toHaveText(heading);
    await expect(section.getByRole("paragraph").first()).toHaveText(/^.{200,}$/);
    await expect(section.getByRole("term")).toHaveCount(2);
    await expect(section.getByRole("definition")).toHaveText([/.{40,}/, /.{40,}/]);
    await expect(section.getByRole("img")).toHaveAttribute("alt", /.{20,}/);
  }
  await expect(page.locator("main section[id]")).toHaveCount(6);
});

for (const [alias, id] of Object.entries(aliases))
  test(`#${alias} leads into the section ${id}`, async ({ page }) => {
    await open(page, `/services#${alias}`);
    await expectInViewBelowHeader(page, page.locator(`#${id}`).getByRole("heading", { level: 2 }));
  });

for (const id of Object.keys(sections).slice(1))
  test(`/services/${id} is the same screen, at that section`, async ({ page }) => {
    await open(page, `/services/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Services");
    await expectInViewBelowHeader(page, page.locator(`#${id}`).getByRole("heading", { level: 2 }));
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ["/services/data-science-ai", "/services#machine-learning"])
    test(`${address} starts at its section`, async ({ page }) => {
      await page.goto(address);
      const heading = page.getByRole("heading", { name: "Data Science & AI" });
      await expect(heading).toBeInViewport();
    });
});

test("the page's own navigation follows the reader", async ({ page }) => {
  await open(page, "/services");
  const nav = page.getByRole("navigation", { name: "Services on this page" });
  await expect(nav.getByRole("link")).toHaveText(Object.values(sections));
  for (const [id, heading] of Object.entries(sections)) {
    const top = await page
      .locator(`#${id}`)
      .evaluate((section) => section.getBoundingClientRect().top + scrollY);
    await scrollAt(page, top);
    await expect(nav.getByRole("link", { name: heading })).toHaveAttribute("aria-current", "true");
    await expect(nav.locator("[aria-current]")).toHaveCount(1);
  }
  await expect(nav).toBeInViewport();

  await scrollAt(page, 0);
  await expect(nav.locator("[aria-current]")).toHaveCount(0);
  await expect(nav.getByRole("link").first()).toBeInViewport();
});

test("the mobile section leads to the mobile page, and the technologies to theirs", async ({
  page,
}) => {
  await open(page, "/services#mobile-development");
  const section = page.locator("#mobile-development");
  await expect(section.getByRole("link", { name: "Flutter" })).toHaveAttribute(
    "href",
    "/tech/flutter",
  );
  await section.getByRole("link", { name: "See how a mobile project runs" }).click();
  await expect(page).toHaveTitle("Mobile Development | Thirteen Gates");
});
