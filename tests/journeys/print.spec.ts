import { findings } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

for (const path of ["/", "/portfolio/takenote", "/services", "/careers", "/tech/react"])
  test(`${path} on paper: all words on white, nothing to press`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await open(page, path);
    // Read on, what is further down is about to fade in.
    await page.mouse.wheel(0, 100);
    await page.emulateMedia({ media: "print" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByText("hello@thirteengates.example")).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect(await findings(page, "main", ["color-contrast"])).toEqual([]);

    const words = page.getByRole("main").locator("h1, h2, h3, p, dt, dd, blockquote");
    const hidden = await words.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
        .map((it) => it.textContent),
    );
    expect(hidden).toEqual([]);
  });

test("a link to a page of this site is followed by its path", async ({ page }) => {
  await open(page, "/services");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").getByRole("link", { name: "Figma" });
  const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain("/tech/figma");
});
