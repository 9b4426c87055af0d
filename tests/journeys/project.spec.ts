import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

for (const slug of ["cyber-guardians", "takenote", "iamadesigner"])
  test(`${slug} shows its picture, its story, what it is made of and its tags`, async ({
    page,
  }) => {
    await open(page, `/portfolio/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("img")).toHaveAttribute("alt", /.{20,}/);
    for (const heading of ["The problem", "What we built", "What changed"]) {
      const part = main
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: heading }) });
      await expect(part.getByRole("paragraph")).toHaveText(/^.{200,}$/);
    }
    const facts = main.getByRole("complementary");
    await expect(facts.getByRole("heading", { level: 2 })).toHaveText([
      "Technologies Used",
      "Project Tags",
    ]);
    const [technologies, tags] = await facts.getByRole("list").all();
    expect(await technologies?.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
    await expect(tags ?? facts).toContainText("Quality Assurance Engineer");
    await expect(main.getByRole("link", { name: "Back to Projects" })).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Portfolio" }),
    ).toHaveAttribute("href", "/portfolio");
  });
