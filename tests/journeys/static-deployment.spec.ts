import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import {
  applicant,
  fill,
  resume,
  submitButton,
  submitted,
} from "#tests/support/journeys/application.ts";
import {
  fill as write,
  letter,
  sendButton,
  sent,
  status,
} from "#tests/support/journeys/contact.ts";
import { untilReady } from "#tests/support/journeys/open.ts";
import { olderWorkers } from "#content/rules/older-workers.ts";
import { projectRoot, testSite } from "#tests/support/journeys/server.ts";
import { recordRequests } from "#tests/support/journeys/sending.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";

test.use(still);

/* The static build (npm run build), served as a static host would: files and `_headers` only. */
const folder = join(projectRoot, "dist/test-static");
const host = "https://127.0.0.1";
const [everywhere = ""] = readFileSync(join(folder, "_headers"), "utf8").split(/\n(?=\/)/);
const headers = Object.fromEntries(
  everywhere
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/: (.*)/)),
);

const serve = (context: BrowserContext) =>
  context.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, extname(pathname) ? pathname : `${pathname}.html`);
    return route.fulfill(existsSync(file) ? { path: file, headers } : { status: 404, headers });
  });

test("without a server, an application becomes an email and a message goes to the provider", async ({
  page,
  context,
  expectProblem,
}) => {
  await serve(context);
  const who = applicant();
  const calls = recordRequests(page);
  await page.goto(`${host}/careers?job=test-entwicklung`);
  await untilReady(page);
  await fill(page, who, resume("Zoë 100%.pdf"));
  await submitButton(page).click();
  // What is left to do comes before the thanks.
  await expect(page.getByRole("heading", { name: "Ein Schritt fehlt noch" })).toBeFocused();
  await expect(page.getByRole("heading", { name: submitted })).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("hängen Sie dort den Lebenslauf an");
  const link = page.getByRole("link", { name: "Als E-Mail senden" });
  const mail = new URL((await link.getAttribute("href")) ?? "");
  expect(mail.pathname).toBe("jobs@deichwerk.example");
  expect(mail.searchParams.get("subject")).toContain("Test-Entwicklung 🔍");
  for (const answer of [...Object.values(who), "Zu Hause", "Zoë 100%.pdf"])
    expect(mail.searchParams.get("body")).toContain(answer);
  expect(calls).toEqual([]);

  expectProblem(/another host: https:\/\/api\.emailjs\.com/);
  await page.route("https://api.emailjs.com/**", (route) =>
    route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": host } }),
  );
  await page.goto(`${host}/contact`);
  await untilReady(page);
  await write(page, letter());
  await sendButton(page).click();
  await expect(status(page)).toHaveText(sent);
  expect(calls.map((call) => call.url())).toEqual([
    "https://api.emailjs.com/api/v1.0/email/send-form",
  ]);
});

test("no page contains a form that posts to a missing server", () => {
  expect(existsSync(join(folder, "careers", "retry.html"))).toBe(false);
  const job = readFileSync(join(folder, "careers", "produktdesign.html"), "utf8");
  expect(job).not.toMatch(/<form[^>]* method="post"/i);
});

test("both builds end an older site's service workers, and have the files of the brand's public/", () => {
  const own = "google0123456789abcdef.html";
  for (const build of [folder, testSite.folder]) {
    const read = (file: string) => readFileSync(join(build, file), "utf8");
    for (const name of olderWorkers) expect(read(`${name}.js`)).toContain("unregister()");
    expect(read(own)).toContain(own);
  }
});
