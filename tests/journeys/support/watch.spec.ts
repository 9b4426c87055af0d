import { test as base } from "@playwright/test";
import { expect } from "./test.ts";
import { watch } from "./watch.ts";

/** The watch is what makes every other test fail on a noisy page, so it is tested itself. */
const test = base.extend<{ problems: string[] }>({
  problems: async ({ context }, use) => {
    const problems: string[] = [];
    watch(context, problems);
    await use(problems);
  },
});

const faults = [
  ["a console warning", "console.warn('odd')", /^console warning: odd/],
  ["a console error", "console.error('bad')", /^console error: bad/],
  [
    "an uncaught error",
    "setTimeout(() => { throw new Error('thrown') })",
    /^uncaught: Error: thrown/,
  ],
  [
    "a mismatch that React reports",
    "reportError(new Error('hydration'))",
    /^uncaught: Error: hydration/,
  ],
  ["a missing file", "fetch('/nowhere.js')", /^status 404: .*nowhere/],
  [
    "another host",
    "document.body.append(Object.assign(new Image(), { src: 'https://other.invalid/a.png' }))",
    /^console error: .*Content Security Policy/,
  ],
  [
    "a style attribute that the policy blocks",
    "document.querySelector('h1').setAttribute('style', 'color: red')",
    /^console error: .*inline style/,
  ],
] as const;

for (const [fault, code, problem] of faults)
  test(`the watch sees ${fault}`, async ({ page, problems }) => {
    await page.goto("/about");
    expect(problems).toEqual([]);
    await page.evaluate(code);
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(problem));
  });

test("the watch sees a request to another host and its failure", async ({ page, problems }) => {
  await page.route("/blank", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/blank");
  await page.route("https://other.invalid/**", (route) => route.abort("connectionrefused"));
  await page.evaluate(() => fetch("https://other.invalid/").catch(() => undefined));
  await expect.poll(() => problems).toContainEqual(expect.stringMatching(/^another host: .*other/));
  await expect
    .poll(() => problems)
    .toContainEqual(expect.stringMatching(/^request failed: .*other/));
});
