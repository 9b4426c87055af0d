import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

/*
 * The specification's tables and counts, written down here a second time and read off the running
 * site. What a table says of one screen in detail stands in that screen's own file.
 */
const projects = [
  "Cyber Guardians", "TakeNote", "IamaDesigner", "Ital Plastick", "Fazal Shawl", "Card Club", "HQRE",
  "FreedomPay Universe", "Global Swift US", "Global Swift ASIA", "Chauffeurs Australia", "Lavande by Lara",
  "Ambrella Art", "Passu Cones Hotel", "Duclair Foundation", "Data Force", "Key Coin", "Keycoin", "Naseebi",
  "NCS", "Rooi Boos", "Wedding Mubarak",
]; // prettier-ignore

const jobs = [
  ["Senior React Developer", "Engineering", "San Francisco, hybrid", "5+ years"],
  ["UX/UI Designer", "Design", "Remote", "3+ years"],
  ["DevOps Engineer", "DevOps", "London, on-site", "4+ years"],
  ["Data Scientist", "Data Science", "Remote", "3+ years"],
  ["Quality Assurance Engineer", "QA", "Berlin, hybrid", "2+ years"],
  ["Product Manager", "Product", "New York, hybrid", "4+ years"],
] as const;

const stack = {
  Frontend: ["React", "Angular", "Vue", "TypeScript", "Next.js"],
  Backend: ["Node.js", "Python", "Java", "Go", "PHP"],
  "Database & Storage": ["MongoDB", "PostgreSQL", "MySQL", "Redis"],
  "Cloud & DevOps": ["Azure", "Google Cloud", "Docker", "Kubernetes"],
};

const homeLinks = {
  "Get Started": "/contact",
  "View All Services": "/services",
  "Schedule a Free Consultation": "/contact",
};

test("the projects, by title and in order", async ({ page }) => {
  await open(page, "/portfolio");
  expect(await page.getByRole("article").getByRole("heading").allInnerTexts()).toEqual(projects);
});

test("the openings, each with every field of the table", async ({ page }) => {
  await open(page, "/careers");
  const main = page.getByRole("main");
  for (const [title, ...fields] of jobs) {
    const card = main
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(card).toHaveCount(1);
    for (const field of [...fields, "Full-time"]) await expect(card).toContainText(field);
  }
  await expect(main.getByRole("button", { name: "Apply Now" })).toHaveCount(jobs.length);
});

test("the technology stack, group by group", async ({ page }) => {
  await open(page, "/");
  for (const [group, items] of Object.entries(stack)) {
    const heading = page.getByRole("heading", { name: group, level: 3, exact: true });
    await expect(heading.locator("xpath=..").getByRole("listitem")).toHaveText(items);
  }
});

test("the home screen's figures and links", async ({ page }) => {
  await open(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("definition").filter({ hasText: /^(500\+|4\.9|24\/7|98%|15\+|10)$/ })).toHaveText([
    "500+", "500+", "4.9", "24/7", "500+", "98%", "15+", "10",
  ]); // prettier-ignore
  for (const [name, href] of Object.entries(homeLinks))
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(main.getByRole("link", { name: "Explore Our Services" })).toHaveCount(2);
  await expect(main.getByText("Trusted by 500+ companies worldwide")).toBeVisible();
});

test("the sections of the home screen, in order", async ({ page }) => {
  await open(page, "/");
  const headings = await page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .allTextContents();
  expect(headings).toEqual([
    "Six ways in",
    "What fifteen years add up to",
    "Tools we would choose again",
    "Selected work",
    "In their words",
    "Have an idea at the gate? Let’s open it.",
  ]);
});
