import { expect, test as base } from "@playwright/test";
import { watch } from "./watch.ts";

/**
 * Says that this test provokes a problem: one that matches has to come, and only such may.
 * Problems are written as in `watch.ts`.
 */
export type ExpectProblem = (pattern: RegExp) => void;

/** Every page of every test is silent: no console message, no error, no failed or foreign request. */
export const test = base.extend<{ expectProblem: ExpectProblem }>({
  expectProblem: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      watch(context, problems);
      await use((pattern) => expected.push(pattern));

      const unexpected = () =>
        problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      const absent = () =>
        expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
      await expect.poll(absent, "problems the test expects").toEqual([]);
      expect(unexpected(), "problems on the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of something else than motion: what moves costs them a quarter of their time. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

export { expect };
