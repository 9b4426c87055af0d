import { expect, test as base } from "@playwright/test";
import { testDay } from "#tools/production-server.ts";
import { type Site, testSite } from "./server.ts";
import { watch } from "./watch.ts";

/**
 * Declares a problem that this test provokes, as worded in `watch.ts`. A match must occur; any
 * undeclared problem fails the test.
 */
export type ExpectProblem = (pattern: RegExp) => void;

/** Fails a test on any console warning or error, uncaught error, failed or third-party request. */
export const test = base.extend<{
  expectProblem: ExpectProblem;
  /** The site under test. */
  site: Site;
  /** In npm run test:long: each page, and each way, instead of one of a kind. */
  thorough: boolean;
  /** Sets the browser's clock, which decides whether an opening is listed, to the day of the builds under test. */
  onBuildDay: boolean;
  clockOfBuild: void;
}>({
  site: [testSite, { option: true }],
  thorough: [false, { option: true }],
  onBuildDay: [false, { option: true }],
  clockOfBuild: [
    async ({ context, onBuildDay }, use) => {
      if (onBuildDay) await context.clock.setSystemTime(new Date(`${testDay}T09:00:00Z`));
      await use();
    },
    { auto: true },
  ],
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

/** Reduced motion, for tests that are not about motion: saves a quarter of their time. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

export { expect };
