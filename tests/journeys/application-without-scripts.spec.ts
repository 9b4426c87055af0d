import {
  applicant,
  field,
  fill,
  keptOf,
  keptResume,
  required,
  resume,
  submitButton,
  submitted,
} from "./support/application.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("an application is posted, and a page of its own says so", async ({ page }, info) => {
  const who = applicant();
  const file = resume("cv.pdf", 12_345);
  await page.goto("/careers");
  await page.getByRole("button", { name: "Apply Now", description: "Data Scientist" }).click();
  await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
  await fill(page, who, file);
  await submitButton(page).click();
  await expect(page).toHaveURL("/careers/sent");
  await expect(page.getByText(submitted)).toBeVisible();
  const kept = await keptOf(who);
  expect(kept).toMatchObject([{ kind: "application", suspected: false }]);
  expect((await keptResume(kept[0]?.number ?? 0, info)).equals(file.buffer)).toBe(true);
});

test("what cannot be taken comes back with everything but the file", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/422/);
  const who = { ...applicant(), name: `"><b>Zoë` };
  await page.goto("/careers/data-scientist");
  await fill(page, { ...who, email: "zoe@mail" });
  await submitButton(page).click();
  await expect(page).toHaveTitle(/^Application not sent yet/);
  await expect(page.getByRole("main")).toContainText("Data Scientist");
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Email")).toHaveAccessibleDescription(required.Email);
  await expect(field(page, "Full name")).toHaveValue(who.name);
  await expect(field(page, "Location")).toHaveValue("remote");
  await expect(page.getByLabel("LinkedIn URL")).toHaveValue(who.linkedin);
  await expect(field(page, "Resume")).toHaveAccessibleDescription(/attach your resume again/);
  expect(await keptOf(who)).toEqual([]);

  await field(page, "Email").fill(who.email);
  await field(page, "Resume").setInputFiles(resume());
  await submitButton(page).click();
  await expect(page).toHaveURL("/careers/sent");
  expect(await keptOf(who)).toHaveLength(1);
});

test("an empty form names every field that is required", async ({ page, expectProblem }) => {
  expectProblem(/422/);
  await page.goto("/careers/data-scientist");
  await submitButton(page).click();
  for (const [label, message] of Object.entries(required))
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  await expect(field(page, "Location")).toHaveValue("");
});
