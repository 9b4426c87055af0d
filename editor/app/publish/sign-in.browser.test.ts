import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { axeViolations } from "#tests/support/journeys/axe.ts";
import { expectPage, startChromium } from "#tests/support/chromium.ts";
import { password } from "#editor/testing/published-site.ts";
import { copyBrand, startEditor } from "#editor/testing/start-editor.ts";

test("somebody signs in with name and password in a browser, edits, and signs out", async () => {
  const editor = await startEditor(await copyBrand(), { EDIT_PASSWORD: password });
  const browser = await startChromium();
  const page = await browser.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${editor.url}/edit/sign-in?ended=1#/people`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Your name").fill("Amina Raza");
  await page.getByLabel("Password").fill("not the password");
  await page.keyboard.press("Enter");
  await page.getByText("Name or password are not right.").waitFor();
  await page.getByText("Your text is kept").waitFor();
  // The cursor is there already, and the name.
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expectPage(page.locator("h1")).toHaveText("People");
  await page.getByRole("button", { name: /^Sign out/ }).click();
  await page.getByLabel("Password").waitFor();
  await page.goto(`${editor.url}/edit#/people`);
  await page.getByLabel("Password").waitFor();
  expect(page.url()).toMatch(/sign-in#\/people$/);
  await browser.close();
  await editor.stop();
  rmSync(editor.copy, { recursive: true });
});
