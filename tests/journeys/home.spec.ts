import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { linksIn } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const section = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

test.beforeEach(({ page }) => open(page, "/"));

test("hero: heading, badge, buttons, figures and picture", async ({ page }) => {
  const hero = section(page, "Transforming Ideas Into Digital Reality");
  await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hero.getByText("Trusted by 500+ companies worldwide")).toBeVisible();
  await expect(hero.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
  await expect(hero.getByRole("link", { name: "Explore Our Services" })).toHaveAttribute(
    "href",
    "/services",
  );
  for (const [figure, label] of [
    ["500+", "Happy Clients"],
    ["500+", "Projects Completed"],
    ["4.9", "Client Rating"],
    ["24/7", "Support"],
  ] as const) {
    const term = hero.getByRole("term").filter({ hasText: label });
    await expect(term.locator("xpath=..").getByRole("definition")).toHaveText(figure);
  }
  await expect(hero.getByRole("img", { name: /Thirteen cusped arches/ })).toBeVisible();
});

test("the gates open, and keep no layer of their own afterwards", async ({ page }) => {
  const gates = page.getByRole("img", { name: /Thirteen cusped arches/ });
  // A motion that holds its end counts as one that goes on.
  const motions = () => gates.evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  await expect.poll(motions).toBe(0);
  await expect(gates.locator(".gate > *").first()).toHaveCSS("opacity", "1");
});

test("six service cards, each with its link, and a way to all services", async ({ page }) => {
  const services = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByText("View All Services") });
  const cards = services.getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Web App Development",
    "Mobile App Development",
    "Machine Learning",
    "SEO Optimization",
    "UI/UX Designing",
    "Digital Marketing",
  ]);
  const links = await linksIn(services.getByRole("list"));
  expect(links.map(([, href]) => href)).toEqual([
    "/services#web-development",
    "/services#mobile-development",
    "/services#machine-learning",
    "/services#seo-optimization",
    "/services#ui-ux-design",
    "/services#digital-marketing",
  ]);
  for (const [label] of links) expect(label).toMatch(/^Learn More about \w+/);
  await expect(services.getByRole("link", { name: "View All Services" })).toHaveAttribute(
    "href",
    "/services",
  );
});

const stack = {
  Frontend: ["React", "Angular", "Vue", "TypeScript", "Next.js"],
  Backend: ["Node.js", "Python", "Java", "Go", "PHP"],
  "Database & Storage": ["MongoDB", "PostgreSQL", "MySQL", "Redis"],
  "Cloud & DevOps": ["Azure", "Google Cloud", "Docker", "Kubernetes"],
};

test("the technology stack: four groups with all their items, each with its own icon", async ({
  page,
}) => {
  for (const [group, items] of Object.entries(stack)) {
    const heading = page.getByRole("heading", { level: 3, name: group, exact: true });
    const list = heading.locator("xpath=following-sibling::ul").getByRole("listitem");
    await expect(list).toHaveText(items);
  }
  const all = Object.values(stack).flat();
  const icons = await page
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`^(${all.join("|")})$`) })
    .evaluateAll((items) =>
      items.map((item) => item.querySelector("use")?.getAttribute("href")?.split("#")[1]),
    );
  expect(new Set(icons)).toHaveProperty("size", all.length);
});

test("every icon on the page is in the sprite", async ({ page, request }) => {
  const hrefs = await page
    .locator("use")
    .evaluateAll((uses) => uses.map((use) => use.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(30);
  const files = new Set(hrefs.map((href) => href.split("#")[0] ?? ""));
  for (const file of files) {
    const sprite = await (await request.get(file)).text();
    for (const href of new Set(hrefs.filter((href) => href.startsWith(`${file}#`))))
      expect(sprite, href).toContain(`id="${href.split("#")[1]}"`);
  }
});

test("Selected work: three cards with pictures that lead to the project pages", async ({
  page,
}) => {
  const work = page.locator("#projects");
  await expect(work.getByRole("heading", { level: 2 })).toHaveText("Selected work");
  const cards = work.getByRole("listitem");
  for (const [index, [title, href]] of [
    ["Cyber Guardians", "/portfolio/cyber-guardians"],
    ["TakeNote", "/portfolio/takenote"],
    ["IamaDesigner", "/portfolio/iamadesigner"],
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(title ?? "");
    await expect(card.getByRole("link")).toHaveAttribute("href", href ?? "");
    const picture = card.getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("alt", /.{20,}/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(work.getByRole("link", { name: "See the whole portfolio" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
});

test("a whole card of Selected work can be clicked", async ({ page }) => {
  const card = page.locator("#projects").getByRole("listitem").filter({ hasText: "TakeNote" });
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL("/portfolio/takenote");
});

test("the call to action leads to contact and services", async ({ page }) => {
  const band = page.getByRole("main").locator("section").last();
  await expect(band.getByRole("link", { name: "Schedule a Free Consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(band.getByRole("link", { name: "Explore Our Services" })).toHaveAttribute(
    "href",
    "/services",
  );
});

test("the sections stand in the specified order", async ({ page }) => {
  const order = [
    page.getByRole("link", { name: "Get Started" }),
    page.getByRole("link", { name: "View All Services" }),
    page.getByText("Years of Experience"),
    page.getByRole("heading", { name: "Cloud & DevOps" }),
    page.getByRole("heading", { name: "Selected work" }),
    page.getByRole("group", { name: "Testimonials", exact: true }),
    page.getByRole("link", { name: "Schedule a Free Consultation" }),
  ];
  const tops = await Promise.all(order.map(async (mark) => (await mark.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
