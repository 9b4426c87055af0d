import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const apps = {
  "Mojito VPN": {
    rating: "4.8",
    features: [
      "Military-grade encryption",
      "Global server network",
      "No-logs policy",
      "Unlimited bandwidth",
      "Cross-platform support",
    ],
  },
  "AI Image Generator": {
    rating: "4.9",
    features: [
      "Advanced AI algorithms",
      "Multiple art styles",
      "High-resolution output",
      "Batch generation",
      "Custom prompts",
    ],
  },
};

for (const [name, { rating, features }] of Object.entries(apps))
  test(`${name} has four filled stars for ${rating}, its features and a button that does nothing`, async ({
    page,
  }) => {
    await open(page, "/our-apps");
    const card = page
      .getByRole("region", { name: "Our Apps" })
      .locator("> div")
      .filter({ hasText: name });
    const stars = card.getByRole("img", { name: `Rated ${rating} of 5` });
    await expect(stars.locator("svg")).toHaveCount(5);
    const colours = await stars
      .locator("svg")
      .evaluateAll((all) => all.map((star) => getComputedStyle(star).color));
    expect(new Set(colours.slice(0, 4)).size).toBe(1);
    expect(colours[4]).not.toBe(colours[0]);
    await expect(card.getByRole("heading", { name: "Key Features" })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveText(features);

    const button = card.getByRole("button", { name: "Comming Soon!" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/our-apps");
  });

test("does not show downloads", async ({ page }) => {
  await open(page, "/our-apps");
  await expect(page.getByRole("main")).not.toContainText(/1M\+|500K\+/);
});

test("says why, in three blurbs", async ({ page }) => {
  await open(page, "/our-apps");
  const why = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Why Choose Our Apps?" }) });
  await expect(why.getByRole("heading", { level: 3 })).toHaveText([
    "Security First",
    "Lightning Fast",
    "Global Reach",
  ]);
});
