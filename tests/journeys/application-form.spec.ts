import type { Page } from "@playwright/test";
import { field, required, resume, submitButton, unsuitable } from "./support/application.ts";
import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const dialog = (page: Page) => page.getByRole("dialog");

test("the form has the specified fields", async ({ page }) => {
  await open(page, "/careers?job=ux-ui-designer");
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("GitHub URL")).toHaveAttribute("type", "url");
  await expect(page.getByLabel("LinkedIn URL")).toHaveAttribute("type", "url");
  await expect(field(page, "Resume")).toHaveAttribute("accept", ".pdf,.doc,.docx");
  const options = field(page, "Location").locator("option");
  await expect(options).toHaveText(["Select Location", "Remote", "Lahore"]);
  const payload = await dialog(page)
    .getByRole("form")
    .evaluate((form: HTMLFormElement) => {
      const entries = [...new FormData(form)];
      return Object.fromEntries(entries.filter(([name]) => name !== "resume"));
    });
  expect(payload).toEqual({
    job_title: "UX/UI Designer",
    full_name: "",
    email: "",
    phone_number: "",
    github_url: "",
    linkedin_url: "",
    cover_letter: "",
    // What guards the form: filled in when it is sent.
    g13_note: "",
    g13_time: "",
    submission_id: "",
  });
});

test("it reports every failing field beside it, and clears each when it is edited", async ({
  page,
}) => {
  await open(page, "/careers?job=ux-ui-designer");
  await submitButton(page).click();
  for (const [label, message] of Object.entries(required)) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(field(page, "Full name")).toBeFocused();
  await expect(page.getByLabel("Phone number")).toHaveAttribute("aria-invalid", "false");

  await field(page, "Full name").fill("A");
  await field(page, "Email").fill("not-an-address");
  await field(page, "Location").selectOption("Lahore");
  await field(page, "Resume").setInputFiles(resume());
  for (const label of Object.keys(required))
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "false");
  await page.getByLabel("GitHub URL").fill("github.com/ayesha");
  await submitButton(page).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(required.Email);
  await expect(page.getByLabel("GitHub URL")).toHaveAccessibleDescription(
    "Please enter a valid URL",
  );
});

test("it judges a file when it is chosen, says its size, and lets it be removed", async ({
  page,
}) => {
  await open(page, "/careers?job=ux-ui-designer");
  const input = field(page, "Resume");
  await input.setInputFiles(resume("photo.png"));
  await expect(input).toHaveAccessibleDescription(new RegExp(unsuitable));
  await input.setInputFiles(resume("long.pdf", 5 * 1024 * 1024 + 1));
  await expect(input).toHaveAccessibleDescription(/Please attach a file of at most 5 MB/);
  await input.setInputFiles(resume("Resume.DOCX", 245 * 1024));
  await expect(input).toHaveAttribute("aria-invalid", "false");
  await expect(dialog(page)).toContainText("245 KB");
  await page.getByRole("button", { name: "Remove Resume.DOCX" }).click();
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
});
