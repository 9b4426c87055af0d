import { readBuiltPages } from "./support/built.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

test("every page of the build brings the icons it shows", async () => {
  for (const { file, root } of await readBuiltPages()) {
    const shown = root.querySelectorAll("use").map((use) => use.getAttribute("href") ?? "");
    const brought = root.querySelectorAll("symbol").map(({ id }) => `#${id}`);
    expect(new Set(shown), file).toEqual(new Set(brought));
    expect(brought.length, file).toBe(new Set(brought).size);
  }
});

test("no sprite is asked for before React is there, and the next page has them", async ({
  page,
}) => {
  const sprites = new Set<string>();
  page.on("request", (request) => {
    const [, sprite] = /\/assets\/(icons|brands)-[^/]*\.svg$/.exec(request.url()) ?? [];
    if (sprite) sprites.add(sprite);
  });
  await page.goto("/about", { waitUntil: "load" });
  expect([...sprites]).toEqual([]);
  await untilHydrated(page);
  await expect.poll(() => [...sprites]).toEqual(["icons"]);

  await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('main use[href^="/assets/icons-"]').first()).toBeAttached();
  await expect.poll(() => [...sprites].toSorted()).toEqual(["brands", "icons"]);
});
