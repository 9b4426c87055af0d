import { fields, sendButton, sent, status } from "./support/contact.ts";
import { likeAPerson } from "./support/time.ts";
import { open } from "./support/open.ts";
import { inbox, messagesAbout } from "./support/inbox.ts";
import { expect, test } from "./support/test.ts";

test("a visitor writes, and the company reads it in its inbox", async ({ page }) => {
  test.slow();
  const subject = `Tiles for ${Date.now()} courtyards`;
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await likeAPerson(page);

  await fields(page).name.click();
  await page.keyboard.type("Noor Jahan");
  await page.keyboard.press("Tab");
  await page.keyboard.type("noor@example");
  await page.keyboard.press("Tab");
  await page.keyboard.type(subject);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Salaam, we need a shop.\nSoon.");
  await sendButton(page).click();

  // She forgot the end of her address, is told, and mends it.
  await expect(fields(page).email).toBeFocused();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.type(".org");
  await expect(page.getByText("Please enter a valid email address")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(sent);

  const [message] = await messagesAbout(subject);
  const line = (await inbox()).split("\n").find((line) => line.includes(subject));
  expect(line).toContain("Noor Jahan");
  expect(line).toContain(String(message?.number));
  const shown = await inbox("show", String(message?.number));
  for (const part of ["Noor Jahan", "noor@example.org", subject, "Salaam, we need a shop.\nSoon."])
    expect(shown).toContain(part);
});
