import { untilReady } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const titles = {
  "/": "Home",
  "/services": "Services",
  "/careers": "Careers",
  "/careers/senior-react-developer": "Senior React Developer",
  "/careers/ux-ui-designer": "UX/UI Designer",
  "/careers/devops-engineer": "DevOps Engineer",
  "/careers/data-scientist": "Data Scientist",
  "/careers/quality-assurance-engineer": "Quality Assurance Engineer",
  "/careers/product-manager": "Product Manager",
  "/portfolio": "Portfolio",
  "/portfolio/cyber-guardians": "Cyber Guardians",
  "/portfolio/takenote": "TakeNote",
  "/portfolio/iamadesigner": "IamaDesigner",
  "/about": "About Us",
  "/contact": "Contact Us",
  "/our-apps": "Our Apps",
  "/tech/react": "React Development",
  "/tech/nodejs": "Node.js Development",
  "/tech/python": "Python Development",
  "/tech/mobile": "Mobile Development",
  "/tech/database": "Database Development",
  "/tech/nextjs": "Next.js Development",
  "/tech/angular": "Angular Development",
  "/tech/figma": "Figma Design",
  "/tech/android": "Android Development",
  "/tech/flutter": "Flutter Development",
  "/tech/react-native": "React Native Development",
  "/tech/ios": "iOS App Development",
  "/services/ui-ux-design": "Services",
  "/services/web-development": "Services",
  "/services/mobile-development": "Services",
  "/services/data-science-ai": "Services",
  "/services/seo-digital-marketing": "Services",
  "/services/professional-partnership": "Services",
  "/services/no-such-section": "Services",
};

for (const [path, title] of Object.entries(titles))
  test(`${path} answers with its title, one h1 and a first section, inside the layout`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Thirteen Gates`);
    await expect(page.getByRole("banner").getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Lahore");
    const h1 = page.getByRole("heading", { level: 1 });
    await expect(h1).toHaveCount(1);
    const section = page.getByRole("main").locator("section, article").filter({ has: h1 });
    await expect(section.getByRole("paragraph").first()).toHaveText(/\w+/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{50,160}/);
    // Hydrated, and still the same page.
    await untilReady(page);
    await expect(page).toHaveTitle(`${title} | Thirteen Gates`);
    await expect(h1).toHaveCount(1);
  });

test("sections of the Services screen have the screen's own address as canonical", async ({
  page,
}) => {
  await page.goto("/services/web-development");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /^https?:[/]+[^/]+[/]services$/,
  );
});

for (const path of ["/nowhere", "/nowhere/at/all", "/tech/cobol", "/about/us", "/nowhere.html"])
  test(`${path} is the not-found page, with status 404 and ways onward`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page not found | Thirteen Gates");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveTitle("Services | Thirteen Gates");
  });

for (const path of ["/portfolio/no-such-project", "/portfolio/wedding-mubarak"])
  test(`${path} is 'Project not found', with status 404 and a way back`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Project not found | Thirteen Gates");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project not found");
    await expect(page.getByRole("link", { name: "Back to Projects" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

test("the not-found page has a working frame", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Technologies" }).click();
  await page.getByRole("link", { name: "Angular" }).click();
  await expect(page).toHaveTitle("Angular Development | Thirteen Gates");
});

test("no route scrolls sideways at 320 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of Object.keys(titles)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
