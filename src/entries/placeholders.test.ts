import { expect, onTestFinished, test, vi } from "vitest";

test.for([
  ["a built page", "served", true, "[[days:message]]"],
  ["a page of the development server", "served", false, "365"],
  ["a page of a static site", "static", true, "365"],
] as const)("%s tells how long messages are kept", async ([, mode, isBuilt, expected]) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.stubEnv("MODE", mode);
  vi.stubEnv("PROD", isBuilt);
  vi.resetModules();
  const { withPlaceholders } = await import("./placeholders.ts");
  expect(withPlaceholders("{messageDays} days")).toBe(`${expected} days`);
});
