import { expect, test } from "@playwright/test";
import { watch } from "./watch.ts";

/*
 * The watch makes every other test fail on a noisy page. What no test provokes (`expectProblem`) is tried
 * here, so that the watch cannot go blind to it.
 */
test("the watch sees warnings, errors and what the policy blocks", async ({ page, context }) => {
  const problems: string[] = [];
  watch(context, problems);
  await page.goto("/about");
  for (const [code, problem] of [
    ["console.warn('odd')", /^console warning: odd/],
    ["setTimeout(() => { throw new Error('bad') })", /^uncaught: Error: bad/],
    [
      "document.querySelector('h1').setAttribute('style', 'color: red')",
      /^console error: .*inline style/,
    ],
  ] as const) {
    expect(problems).toEqual([]);
    await page.evaluate(code);
    await expect.poll(() => problems).toEqual([expect.stringMatching(problem)]);
    problems.length = 0;
  }
});
