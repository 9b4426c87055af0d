import { fieldNames, fields, fill, letter, messages, sendButton } from "./support/contact.ts";
import { open } from "./support/open.ts";
import { noteSending } from "./support/sending.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

test("reports all four fields at once, beside and tied to them, and sends nothing", async ({
  page,
}) => {
  const requests = noteSending(page);
  await open(page, "/contact");
  for (const field of Object.values(fields(page)))
    await expect(field).toHaveAttribute("aria-invalid", "false");
  await sendButton(page).click();
  for (const name of fieldNames) {
    const field = fields(page)[name];
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(messages[name]);
    const text = page.getByText(messages[name], { exact: true });
    await expect(text).toBeVisible();
    // Both at once, as the page may be on its way to the first field.
    const gap = await field.evaluate((field) => {
      const text = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      const [upper, lower] = [field.getBoundingClientRect(), text?.getBoundingClientRect()];
      return lower && { down: lower.top - upper.bottom, across: lower.left - upper.left };
    });
    expect(gap?.down, `space between ${name} and its message`).toBeGreaterThanOrEqual(0);
    expect(gap?.down, `space between ${name} and its message`).toBeLessThan(16);
    expect(gap?.across).toBeCloseTo(0, 0);
  }
  await expect(fields(page).name).toBeFocused();
  await expect(sendButton(page)).toBeEnabled();
  expect(requests).toEqual([]);
});

for (const [index, first] of fieldNames.entries())
  test(`puts the focus on the first bad field: ${first}`, async ({ page }) => {
    await open(page, "/contact");
    const good = letter();
    for (const name of fieldNames.slice(0, index)) await fill(page, { [name]: good[name] });
    await sendButton(page).click();
    await expect(fields(page)[first]).toBeFocused();
    for (const [at, name] of fieldNames.entries())
      await expect(page.getByText(messages[name], { exact: true })).toHaveCount(at < index ? 0 : 1);
  });

test("an edit clears the message of that field only", async ({ page }) => {
  await open(page, "/contact");
  await sendButton(page).click();
  await expect(page.getByText(messages.message)).toBeVisible();
  const left = new Set<string>(fieldNames);
  for (const name of ["message", "name", "subject", "email"] as const) {
    await fields(page)[name].pressSequentially("x");
    left.delete(name);
    for (const other of fieldNames) {
      await expect(page.getByText(messages[other], { exact: true })).toHaveCount(
        left.has(other) ? 1 : 0,
      );
      await expect(fields(page)[other]).toHaveAttribute("aria-invalid", String(left.has(other)));
    }
    await expect(fields(page)[name]).toHaveAccessibleDescription("");
  }
});

for (const name of ["name", "subject", "message"] as const)
  test(`blanks are no ${name}`, async ({ page }) => {
    const requests = noteSending(page);
    await open(page, "/contact");
    await fill(page, { ...letter(), [name]: " \t " });
    await sendButton(page).click();
    await expect(fields(page)[name]).toHaveAccessibleDescription(messages[name]);
    expect(requests).toEqual([]);
  });

for (const address of [
  "amina",
  "amina@example",
  "@example.org",
  "a b@example.org",
  "a@@example.org",
  "amina@example.",
])
  test(`"${address}" is no e-mail address`, async ({ page }) => {
    await open(page, "/contact");
    await fill(page, { ...letter(), email: address });
    await sendButton(page).click();
    await expect(fields(page).email).toHaveAccessibleDescription(messages.email);
    await expect(fields(page).email).toBeFocused();
    for (const name of ["name", "subject", "message"] as const)
      await expect(page.getByText(messages[name])).toHaveCount(0);
  });
