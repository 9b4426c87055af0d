import { findings } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

test("on paper all words stand on white, and there is nothing to press", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  let links = 0;
  for (const path of ["/", "/careers", "/tech/react"]) {
    await page.emulateMedia({ media: "screen" });
    await open(page, path);
    // As if the page was being scrolled, and all of it about to fade in.
    const fading = await page.locator("[data-reveal]").evaluateAll((all) =>
      all.map((it) => {
        it.setAttribute("data-reveal", "waiting");
        return getComputedStyle(it).opacity;
      }),
    );
    expect(new Set(fading), path).toEqual(new Set(["0"]));
    await page.emulateMedia({ media: "print" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("button, .press").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText("hello@thirteengates.example")).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect(await findings(page, "main", ["color-contrast"]), path).toEqual([]);

    const words = page.getByRole("main").locator("h1, h2, h3, p, dt, dd, blockquote");
    const hidden = await words.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
        .map((it) => it.textContent),
    );
    expect(hidden, path).toEqual([]);

    // A link to a page of this site is followed by its path.
    for (const link of await page.locator("main a.inline-link[href^='/']").all()) {
      const after = await link.evaluate((it) => getComputedStyle(it, "::after").content);
      expect(after).toContain(await link.getAttribute("href"));
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(0);
});
