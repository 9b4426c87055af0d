import { startProductionServer } from "../../tools/production-server.ts";
import { applicant, fill, resume, submitButton, submitted } from "./support/application.ts";
import { untilReady } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

/* The build for a static host (npm run build), on a server that only has to hand out its files. */
let stop: () => Promise<void>;
let url: string;
test.beforeAll(async () => {
  const server = await startProductionServer("dist/static");
  ({ stop } = server);
  // The host every other test is on: any other is a problem.
  url = server.url.replace("localhost", "127.0.0.1");
});
test.afterAll(() => stop());

test("an application makes no call: a letter with all of it is offered", async ({ page }) => {
  const who = applicant();
  await page.goto(`${url}/careers?job=quality-assurance-engineer`);
  await untilReady(page);
  await fill(page, who, resume("Zoë 100%.pdf"));
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posts.push(request.url());
  });
  await submitButton(page).click();

  await expect(page.getByRole("heading", { name: submitted })).toBeFocused();
  await expect(page.getByRole("dialog")).toContainText("attach your resume");
  const link = page.getByRole("link", { name: "Send it by mail" });
  const letter = new URL((await link.getAttribute("href")) ?? "");
  expect(letter.pathname).toBe("careers@thirteengates.example");
  expect(letter.searchParams.get("subject")).toContain("Quality Assurance Engineer");
  for (const answer of [...Object.values(who), "Remote", "Zoë 100%.pdf"])
    expect(letter.searchParams.get("body")).toContain(answer);
  expect(posts).toEqual([]);
});

test("no page holds a form that nobody answers", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  expect((await page.goto(`${url}/careers/retry`))?.status()).toBe(404);
  await page.goto(`${url}/careers/data-scientist`);
  await expect(page.locator("noscript form")).toHaveCount(0);
});
