import { expect, onTestFinished, test, vi } from "vitest";

test.for([
  ["30", "30 days"],
  ["1", "a day"],
  ["", "365 days"],
] as const)("pages tell how long messages are kept: RETENTION_MESSAGES=%s", async ([set, told]) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.stubEnv("RETENTION_MESSAGES", set);
  vi.resetModules();
  const { withPlaceholders } = await import("./placeholders.ts");
  expect(withPlaceholders("{messageDays|a day|# days}")).toBe(told);
});
