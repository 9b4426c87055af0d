import { expect, test, vi } from "vitest";
import { isOver, lastSecondOf } from "#contract/closing.ts";

test("a build early on the day after leaves in what is still open in the west", async () => {
  vi.stubEnv("BUILD_DATE", "2027-03-01");
  const { buildTime } = await import("./build-time.ts");
  const isOut = (timeZone?: string) => isOver(lastSecondOf("2027-02-28", timeZone), buildTime);
  expect(isOut("America/Los_Angeles")).toBe(false);
  expect(isOut()).toBe(false);
  expect(isOut("Asia/Karachi")).toBe(true);
});
