import { readBuiltPages } from "./support/built.ts";
import { open } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

test("every page of the build brings the icons it shows", async () => {
  for (const { file, root } of await readBuiltPages()) {
    const shown = root.querySelectorAll("use").map((use) => use.getAttribute("href") ?? "");
    const brought = root.querySelectorAll("symbol").map(({ id }) => `#${id}`);
    expect(new Set(shown), file).toEqual(new Set(brought));
    expect(brought.length, file).toBe(new Set(brought).size);
  }
});

test("a page asks for no sprite, and the next one takes its icons from there", async ({ page }) => {
  const sprites = new Set<string>();
  page.on("request", (request) => {
    const [, sprite] = /\/assets\/(icons|brands)-[^/]*\.svg$/.exec(request.url()) ?? [];
    if (sprite) sprites.add(sprite);
  });
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  expect([...sprites]).toEqual([]);

  await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('main use[href^="/assets/icons-"]').first()).toBeAttached();
  await expect.poll(() => [...sprites].toSorted()).toEqual(["brands", "icons"]);
});
