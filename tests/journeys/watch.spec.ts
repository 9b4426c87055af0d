import { expect, test } from "@playwright/test";
import { watch } from "#tests/support/journeys/watch.ts";

/*
 * `watch` makes every other test fail on a page problem. Problems that no test provokes with
 * `expectProblem` are provoked here, to prove that `watch` detects them.
 */
test("detects console warnings, uncaught errors and Content-Security-Policy violations", async ({
  page,
  context,
}) => {
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
