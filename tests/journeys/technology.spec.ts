import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

/** Slug, name in the menu, service cards, points of 'Why Choose'. */
const technologies = [
  ["react", "React", 6, 4],
  ["nextjs", "Next.js", 6, 4],
  ["angular", "Angular", 4, 4],
  ["nodejs", "Node.js", 6, 4],
  ["python", "Python", 4, 4],
  ["android", "Android", 4, 4],
  ["react-native", "React Native", 6, 4],
  ["flutter", "Flutter", 6, 4],
  ["ios", "iOS", 6, 4],
  ["mobile", "Mobile", 4, 4],
  ["figma", "Figma", 4, 3],
  ["database", "Database", 4, 4],
] as const;

for (const [slug, name, services, points] of technologies)
  test(`${slug}: picture, ${services} services, ${points} points, matching service and a way to get in touch`, async ({
    page,
  }) => {
    await open(page, `/tech/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("img").first()).toHaveAttribute("alt", /.{20,}/);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
      `Home/Technologies/${name}`,
    );
    const grid = main.locator("section[aria-labelledby=services]");
    await expect(grid.getByRole("listitem")).toHaveCount(services);
    const why = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: /^Why Choose .*\?$/ }) });
    await expect(why.getByRole("listitem")).toHaveCount(points);
    await expect(why.getByRole("listitem").first()).toHaveText(/^1/);
    const service = main.getByRole("link", { name: /^Service: / });
    await expect(service).toHaveAttribute("href", /^\/services#[a-z-]+$/);
    await expect(main.locator("a[href='/contact']").last()).toBeVisible();
  });

test("the three points on Figma stand centred in one row", async ({ page }) => {
  await open(page, "/tech/figma");
  const why = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Why Choose Figma?" }) });
  const boxes = await why
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(boxes).size).toBe(1);
  await expect(why.getByRole("listitem").first()).toHaveCSS("text-align", "center");
});

test("iOS names its services and points as specified", async ({ page }) => {
  await open(page, "/tech/ios");
  const headings = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(page.getByRole("heading", { name: "Why Choose iOS?" })).toBeVisible();
  expect((await headings.allInnerTexts()).slice(0, 10)).toEqual([
    "Swift & SwiftUI",
    "Native Performance",
    "App Security",
    "App Store Deployment",
    "Performance Optimization",
    "API Integration",
    "Premium User Experience",
    "Security & Privacy",
    "Performance & Reliability",
    "App Store Success",
  ]);
});

test("every mobile technology leads to the mobile page, which is not in the menu", async ({
  page,
}) => {
  for (const slug of ["android", "react-native", "flutter", "ios"]) {
    await open(page, `/tech/${slug}`);
    await expect(page.getByRole("main").locator("a[href='/tech/mobile']")).not.toHaveCount(0);
  }
  await expect(page.getByRole("banner").locator("a[href='/tech/mobile']")).toHaveCount(0);
});

test("content fades in on scroll, one point after another", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/tech/nodejs");
  const waiting = page.locator("[data-reveal=waiting]");
  await expect(waiting).not.toHaveCount(0);
  const why = page.getByRole("heading", { name: /^Why Choose/ });
  await why.scrollIntoViewIfNeeded();
  const point = (place: number) => page.locator(`ol > li:nth-child(${place}) [data-reveal]`);
  await expect(point(1)).toHaveCSS("transition-delay", /^0\.1s/);
  await expect(point(2)).toHaveCSS("transition-delay", /^0\.2s/);
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
