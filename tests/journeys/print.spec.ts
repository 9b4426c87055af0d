import { readSite, valueOf } from "#content/site.ts";
import { axeViolations } from "#tests/support/journeys/axe.ts";
import { open } from "#tests/support/journeys/open.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

const { email } = valueOf(readSite("tests/company"), "company");

test("prints all text on white and hides controls", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  for (const path of ["/", "/careers", "/services", "/tech/react"]) {
    await page.emulateMedia({ media: "screen" });
    await open(page, path);
    // Closed answers must print; forms are for screens only.
    const texts = await page.getByRole("main").evaluateHandle((main) => {
      const all = main.querySelectorAll<HTMLElement>(
        "h1, h2, h3, p, li, li > a, dt, dd, blockquote",
      );
      const mustPrint = (it: HTMLElement) =>
        it.textContent.trim() &&
        !it.closest("form, nav") &&
        (it.closest("details") ?? it).checkVisibility();
      return [...all].filter(mustPrint);
    });
    expect(await texts.evaluate((all) => all.length), path).toBeGreaterThan(20);
    // The worst case: every block still waits to fade in.
    const fading = await page.locator("[data-reveal]").evaluateAll((all) =>
      all.map((it) => {
        it.setAttribute("data-reveal", "waiting");
        return getComputedStyle(it).opacity;
      }),
    );
    expect(new Set(fading), path).toEqual(new Set(["0"]));
    await page.emulateMedia({ media: "print" });

    const unseen = await texts.evaluate((all) =>
      all
        .filter((it) => !it.checkVisibility({ opacityProperty: true }))
        .map((it) => it.textContent),
    );
    expect(unseen, path).toEqual([]);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("button, .press:not(li *)").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("footer").getByText(String(email))).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect(await axeViolations(page, "main", ["color-contrast"]), path).toEqual([]);
  }
});
