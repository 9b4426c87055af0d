import type { Locator } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { forcedColors: "active" } });

const look = (element: Locator) =>
  element.evaluate((it) => {
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(it);
    return { backgroundColor, border: `${borderTopWidth} ${borderTopStyle}` };
  });

test("what is chosen is told from what is not, by its ground", async ({ page }) => {
  await open(page, "/portfolio");
  const [chosen, other] = ["All", "App Development"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  if (!chosen || !other) throw new Error("two filters are compared");
  const before = await look(chosen);
  expect(before.backgroundColor).not.toBe((await look(other)).backgroundColor);
  await other.click();
  await expect.poll(() => look(other)).toEqual(before);
});

test("tabs, too", async ({ page }) => {
  await open(page, "/");
  const chosen = await look(page.getByRole("tab", { selected: true }));
  const other = await look(page.getByRole("tab", { selected: false }).first());
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
});

test("buttons and links that look like them have an edge", async ({ page }) => {
  await open(page, "/");
  for (const name of ["Get Started", "Explore Our Services"])
    expect((await look(page.getByRole("link", { name }).first())).border).toBe("1px solid");
  expect((await look(page.getByRole("button", { name: "Next testimonial" }))).border).toBe(
    "1px solid",
  );
});
