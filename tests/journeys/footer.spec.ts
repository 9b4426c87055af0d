import { open } from "./support/open.ts";
import { linksIn } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

test("the footer leads to the specified pages and names address, phone and e-mail", async ({
  page,
}) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const links = await linksIn(footer);
  const hrefs = links.map(([, href]) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/about",
      "/services",
      "/contact",
      "/services#web-development",
      "/services#mobile-development",
      "/services#ui-ux-design",
      "/services#digital-marketing",
      // These three have no other way in (decision 26).
      "/portfolio",
      "/careers",
      "/our-apps",
    ]),
  );
  expect(hrefs).toHaveLength(new Set(hrefs).size);
  expect(links).toContainEqual(["+92 42 0000 1300", "tel:+924200001300"]);
  expect(links).toContainEqual([
    "hello@thirteengates.example",
    "mailto:hello@thirteengates.example",
  ]);
  await expect(footer).toContainText("13 Delhi Gate Road, Walled City");
  await expect(footer).toContainText("Lahore 54000, Pakistan");
});

test("a link of the footer opens its page at the top, without loading anew", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
