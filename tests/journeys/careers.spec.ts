import type { Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import { open, withoutScripts } from "./support/open.ts";
import { scrollAt, scrolledTo } from "./support/scrolling.ts";
import { expect, still, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use(still);

const table = [
  ["Senior React Developer", "Engineering", "San Francisco, hybrid", "5+ years"],
  ["UX/UI Designer", "Design", "Remote", "3+ years"],
  ["DevOps Engineer", "DevOps", "London, on-site", "4+ years"],
  ["Data Scientist", "Data Science", "Remote", "3+ years"],
  ["Quality Assurance Engineer", "QA", "Berlin, hybrid", "2+ years"],
  ["Product Manager", "Product", "New York, hybrid", "4+ years"],
] as const;
const titles = table.map(([title]) => title);

const recruiting = "careers@thirteengates.example";
const resume = (name = "resume.pdf", size = 2048) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(size, "%PDF-"),
});

const applyButton = (page: Page, title: string) =>
  page.getByRole("button", { name: "Apply Now", description: title });
const listed = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .filter({ hasText: new RegExp(titles.join("|")) });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search job openings" });
const department = (page: Page) => page.getByRole("combobox", { name: "Department" });
const dialog = (page: Page, name: string | RegExp = /./) => page.getByRole("dialog", { name });
const question = (page: Page) => page.getByRole("alertdialog");
const closeButton = (page: Page) => page.getByRole("button", { name: "Close dialog" });
const backdrop = (page: Page) => page.mouse.click(4, 4);

test.describe("the screen", () => {
  test("has the specified parts in their order", async ({ page }) => {
    await open(page, "/careers");
    await expect(page).toHaveTitle("Careers | Thirteen Gates");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Team");
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    const wanted = [
      "Join Our Team",
      "Collaborative teams",
      "Work-life balance",
      "Health & Wellness",
      "Professional Growth",
      "Work-Life Balance",
      "Current Job Openings",
      ...titles,
    ];
    expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(4);
  });

  test("shows all of an opening: the table's fields, five requirements and its date", async ({
    page,
  }) => {
    await open(page, "/careers");
    for (const [title, department, location, experience] of table) {
      const card = page.getByRole("listitem").filter({ has: applyButton(page, title) });
      const facts = card.locator("dl > div");
      await expect(facts).toHaveText([
        `Department${department}`,
        `Location${location}`,
        "TypeFull-time",
        `Experience${experience}`,
      ]);
      await expect(card.getByRole("listitem")).toHaveCount(5);
      await expect(card.getByRole("time")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/);
    }
  });

  test("closes with two letters to recruiting", async ({ page }) => {
    await open(page, "/careers");
    const link = (name: string) => page.getByRole("main").getByRole("link", { name });
    await expect(link("Submit Your Resume")).toHaveAttribute(
      "href",
      new RegExp(`^mailto:${recruiting}\\?subject=\\S+$`),
    );
    await expect(link("Contact Recruiting Team")).toHaveAttribute("href", `mailto:${recruiting}`);
  });

  for (const width of [320, 768, 1920])
    test(`fits ${width} px, as does the dialog`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/careers");
      await withinWidth(page, width);
      await open(page, "/careers?job=quality-assurance-engineer");
      await page.getByRole("button", { name: "Submit Application" }).click();
      await withinWidth(page, width);
    });

  for (const theme of ["light", "dark"])
    test(`has no accessibility problem axe knows of, ${theme}`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      const problems = () => findings(page);
      await open(page, "/careers?q=plumber");
      expect(await problems()).toEqual([]);
      await page.getByRole("button", { name: "Show all openings" }).click();
      expect(await problems()).toEqual([]);
      await applyButton(page, "Data Scientist").click();
      await page.getByRole("button", { name: "Submit Application" }).click();
      expect(await problems()).toEqual([]);
      await page.getByLabel("Full name").fill("Ayesha");
      await closeButton(page).click();
      await expect(question(page)).toBeVisible();
      expect(await problems()).toEqual([]);
    });
});

test.describe("the filter", () => {
  test("lists by department, each choice a step of the history", async ({ page }) => {
    await open(page, "/careers");
    await expect(department(page).getByRole("option")).toHaveText([
      "All",
      "Engineering",
      "Design",
      "Product",
      "Data Science",
      "DevOps",
      "QA",
    ]);
    await department(page).selectOption("Data Science");
    await expect(listed(page)).toHaveText(["Data Scientist"]);
    await expect(page).toHaveURL("/careers?department=data-science");
    await department(page).selectOption("QA");
    await expect(listed(page)).toHaveText(["Quality Assurance Engineer"]);
    await expect(page).toHaveURL("/careers?department=qa");
    await page.goBack();
    await expect(listed(page)).toHaveText(["Data Scientist"]);
    await expect(department(page)).toHaveValue("data-science");
    await page.goBack();
    await expect(listed(page)).toHaveText(titles);
    await expect(page).toHaveURL("/careers");
  });

  test("searches titles and descriptions, in any case, and is no step of the history", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await search(page).pressSequentially("GROCER");
    await expect(listed(page)).toHaveText(["Data Scientist"]);
    await expect(page).toHaveURL("/careers?q=GROCER");
    await search(page).fill("designer");
    await expect(page).toHaveURL("/careers?q=designer");
    await department(page).selectOption("Design");
    await expect(page).toHaveURL("/careers?q=designer&department=design");
    await expect(listed(page)).toHaveText(["UX/UI Designer"]);
    await page.goBack();
    await expect(page).toHaveURL("/careers?q=designer");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("says how many it found", async ({ page }) => {
    await open(page, "/careers");
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("6 openings");
    await search(page).fill("plumber");
    await expect(status).toHaveText("No openings");
    await search(page).fill("scientist");
    await expect(status).toHaveText("1 opening");
  });

  test("comes with the address, which may say nonsense", async ({ page }) => {
    await open(page, "/careers?q=lahore&department=devops");
    await expect(search(page)).toHaveValue("lahore");
    await expect(department(page)).toHaveValue("devops");
    await expect(listed(page)).toHaveText(["DevOps Engineer"]);
    await open(page, "/careers?department=kitchen&job=tea-taster");
    await expect(listed(page)).toHaveText(titles);
    await expect(dialog(page)).toHaveCount(0);
  });

  test("helps when nothing matches", async ({ page }) => {
    await open(page, "/careers?q=plumber&department=qa");
    await expect(listed(page)).toHaveCount(0);
    const suggestion = page.getByRole("link", { name: "Suggest a job" });
    await expect(suggestion).toHaveAttribute("href", new RegExp(`^mailto:${recruiting}\\?`));
    await page.getByRole("button", { name: "Show all openings" }).click();
    await expect(listed(page)).toHaveText(titles);
    await expect(search(page)).toHaveValue("");
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL("/careers");
  });

  test("does not scroll the page, nor lose what was typed before React came", async ({ page }) => {
    let letScriptsCome = () => {};
    const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto("/careers");
    await search(page).fill("scientist");
    await search(page).scrollIntoViewIfNeeded();
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(0);
    letScriptsCome();
    await expect(listed(page)).toHaveText(["Data Scientist"]);
    await expect(search(page)).toHaveValue("scientist");
    await expect(page).toHaveURL("/careers?q=scientist");
    await department(page).selectOption("Data Science");
    await expect(page).toHaveURL("/careers?q=scientist&department=data-science");
    expect(await scrolledTo(page)).toBe(place);
  });
});

test.describe("the dialog", () => {
  test("opens from its button, named by the job, and gives the focus back", async ({ page }) => {
    await open(page, "/careers");
    await applyButton(page, "UX/UI Designer").click();
    await expect(dialog(page, "UX/UI Designer")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "UX/UI Designer" })).toBeFocused();
    await expect(page).toHaveURL("/careers?job=ux-ui-designer");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Full name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers");
    await expect(applyButton(page, "UX/UI Designer")).toBeFocused();
  });

  const ways = {
    "its close button": (page: Page) => closeButton(page).click(),
    "a double click on it": (page: Page) => closeButton(page).dblclick(),
    Escape: (page: Page) => page.keyboard.press("Escape"),
    "a click outside": backdrop,
    "the browser's Back": (page: Page) => page.goBack(),
  };
  for (const [way, act] of Object.entries(ways))
    test(`closes by ${way} and keeps the place and the filter`, async ({ page }) => {
      await open(page, "/careers");
      await department(page).selectOption("DevOps");
      await applyButton(page, "DevOps Engineer").click();
      await expect(page).toHaveURL("/careers?department=devops&job=devops-engineer");
      await expect(dialog(page)).toBeVisible();
      const place = await scrolledTo(page);
      expect(place).toBeGreaterThan(0);
      await act(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL("/careers?department=devops");
      await expect(applyButton(page, "DevOps Engineer")).toBeFocused();
      expect(await scrolledTo(page)).toBe(place);
    });

  test("begins to fade with the press, unless there is a question to ask, and is whole when it is back", async ({
    page,
  }) => {
    await open(page, "/careers");
    await applyButton(page, "Data Scientist").click();
    const fades = () =>
      closeButton(page).evaluate((button: HTMLElement) => {
        button.click();
        return getComputedStyle(button.closest("dialog") ?? button).opacity;
      });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByLabel("Full name").fill("Ayesha");
    expect(await fades()).toBe("1");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.getByLabel("Full name").clear();
    expect(await fades()).toBe("0");
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page, "Data Scientist")).toHaveCSS("opacity", "1");
  });

  test("opens from an address, and closing it stays on the screen", async ({ page }) => {
    await open(page, "/about");
    await open(page, "/careers?job=product-manager");
    await expect(dialog(page, "Product Manager")).toBeVisible();
    await closeButton(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/careers");
    await expect(applyButton(page, "Product Manager")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("opens by a click that came before React", async ({ page }) => {
    let letScriptsCome = () => {};
    const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto("/careers");
    await applyButton(page, "Data Scientist").click();
    letScriptsCome();
    await expect(dialog(page, "Data Scientist")).toBeVisible();
  });

  test("is at most 896 px wide and 90% high, scrolls inside, and locks the page", async ({
    page,
  }) => {
    for (const [width, height] of [
      [1920, 700],
      [1024, 600],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, "/careers?job=data-scientist");
      const box = await dialog(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(Math.min(width, 896));
      expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 0.5);
      await page.mouse.move(width / 2, height - height / 6);
      await page.mouse.wheel(0, 5000);
      await expect(page.getByRole("button", { name: "Submit Application" })).toBeInViewport();
      await expect(closeButton(page)).toBeInViewport();
      await page.mouse.move(2, 2);
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(200);
      expect(await scrolledTo(page)).toBe(0);
    }
  });

  test("fades within 200 ms, and not at all under reduced motion", async ({ page }) => {
    const durations = async () =>
      dialog(page).evaluate((element) => getComputedStyle(element).transitionDuration);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/careers?job=data-scientist");
    expect(await durations()).toMatch(/^0\.2s(, 0\.2s)*$/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await durations()).toBe("0s");
  });

  test("stays open when text is dragged out of it, or a file is not chosen", async ({ page }) => {
    await open(page, "/careers?job=data-scientist");
    const box = await page.getByLabel("Full name").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await page
      .getByLabel("Resume")
      .evaluate((input) => input.dispatchEvent(new Event("cancel", { bubbles: true })));
    await page.waitForTimeout(300);
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe("before typed text is thrown away", () => {
  const ways = {
    "the close button": (page: Page) => closeButton(page).click(),
    Escape: (page: Page) => page.keyboard.press("Escape"),
    "a click outside": backdrop,
    "the browser's Back": (page: Page) => page.goBack(),
  };
  for (const [way, act] of Object.entries(ways))
    test(`${way} asks first`, async ({ page }) => {
      await open(page, "/careers");
      await applyButton(page, "Data Scientist").click();
      await page.getByLabel("Full name").fill("Ayesha");
      await act(page);
      await expect(question(page)).toContainText("Discard what you have typed?");
      await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByLabel("Full name")).toHaveValue("Ayesha");
      await expect(page).toHaveURL("/careers?job=data-scientist");
      await act(page);
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL("/careers");
      await applyButton(page, "Data Scientist").click();
      await expect(page.getByLabel("Full name")).toHaveValue("");
    });

  test("Escape alone never throws anything away, however often", async ({ page }) => {
    await open(page, "/careers?job=data-scientist");
    await page.getByLabel("Full name").fill("Ayesha");
    for (let times = 1; times <= 5; times += 1) {
      await page.keyboard.press("Escape");
      await expect(question(page)).toHaveCount(times % 2);
      await expect(dialog(page, "Data Scientist")).toBeVisible();
      const focused = page.getByLabel("Full name");
      if (times % 2 === 0) await expect(focused).toBeFocused();
    }
    await expect(page.getByLabel("Full name")).toHaveValue("Ayesha");
    await expect(page).toHaveURL("/careers?job=data-scientist");
  });

  test("a chosen file counts as typed, and leaving the site asks too", async ({ page }) => {
    await open(page, "/careers?job=data-scientist");
    await page.getByLabel("Resume").setInputFiles(resume());
    await closeButton(page).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    const asked = page.waitForEvent("dialog");
    const leaving = page.close({ runBeforeUnload: true });
    const beforeUnload = await asked;
    expect(beforeUnload.type()).toBe("beforeunload");
    await beforeUnload.accept();
    await leaving;
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all openings, each leading to the page where one can apply", async ({ page }) => {
    await page.goto("/careers?q=plumber");
    await expect(listed(page)).toHaveText(titles);
    await expect(search(page)).toHaveCount(0);
    for (const title of titles) await expect(applyButton(page, title)).toBeVisible();
    await applyButton(page, "Product Manager").click();
    await expect(page).toHaveURL("/careers/product-manager?apply=#apply");
  });
});

test("before any script has loaded, the search is a form that leads to the same address", async ({
  page,
}) => {
  await withoutScripts(page);
  await page.goto("/careers");
  await scrollAt(page, 0);
  await search(page).fill("scientist");
  await search(page).press("Enter");
  await expect(page).toHaveURL("/careers?q=scientist&department=");
});
