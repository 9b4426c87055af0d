import { expect, test } from "@playwright/test";
import { watch } from "./watch.ts";

/*
 * The watch makes every other test fail on a noisy page. What no test provokes (`expectProblem`) is tried
 * here, so that the watch cannot go blind to it.
 */
for (const [fault, code, problem] of [
  ["a console warning", "console.warn('odd')", /^console warning: odd/],
  ["an uncaught error", "setTimeout(() => { throw new Error('bad') })", /^uncaught: Error: bad/],
  [
    "what the policy blocks",
    "document.querySelector('h1').setAttribute('style', 'color: red')",
    /^console error: .*inline style/,
  ],
] as const)
  test(`the watch sees ${fault}`, async ({ page, context }) => {
    const problems: string[] = [];
    watch(context, problems);
    await page.goto("/about");
    expect(problems).toEqual([]);
    await page.evaluate(code);
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(problem));
  });
