import { type BrowserContext, expect, test as base } from "@playwright/test";
import { watch } from "./watch.ts";

type Fixtures = {
  /**
   * Says that this test provokes a problem: one that matches has to come, and only such may.
   * Problems are written as in `watch.ts`.
   */
  expectProblem: (pattern: RegExp) => void;
  /** For contexts a test makes itself; the test's own is watched anyway. */
  watched: (context: BrowserContext) => Promise<BrowserContext>;
};

/** Every page of every test is silent: no console message, no error, no failed or foreign request. */
export const test = base.extend<Fixtures & { problems: string[] }>({
  // Playwright's fixtures name what they need by destructuring, here nothing.
  // oxlint-disable-next-line no-empty-pattern
  problems: async ({}, use) => use([]),

  watched: async ({ problems }, use) =>
    use(async (context) => {
      watch(context, problems);
      return context;
    }),

  expectProblem: [
    async ({ context, watched, problems }, use) => {
      const expected: RegExp[] = [];
      await watched(context);
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
