import { afterEach, expect, test, vi } from "vitest";
import { isOver, lastSecondOf } from "#contract/days.ts";
import { firstMomentOf } from "./build-time.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.resetModules();
});

test("a build early on the day after leaves in what is still open in the west", () => {
  const isOut = (timeZone?: string) =>
    isOver(lastSecondOf("2027-02-28", timeZone), firstMomentOf("2027-03-01"));
  expect(isOut("America/Los_Angeles")).toBe(false);
  expect(isOut()).toBe(false);
  expect(isOut("Asia/Karachi")).toBe(true);
});

/** Whether a build has what begins on March 1. */
async function builtAt(time: string, timeZone: string, buildDate?: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
  if (buildDate) vi.stubEnv("SITE_DAY", buildDate);
  vi.resetModules();
  const { hasBegun } = await import("./build-time.ts");
  return hasBegun("2027-03-01", timeZone);
}

const [east, west] = ["Asia/Karachi", "America/Los_Angeles"];

test.for([
  // Midnight in Karachi.
  ["2027-02-28T18:59:59Z", east, "2027-02-28", false],
  ["2027-02-28T19:00:00Z", east, "2027-02-28", true],
  // Midnight in California: the night's build is too early, one later that day is not.
  ["2027-03-01T02:00:00Z", west, "2027-03-01", false],
  ["2027-03-01T08:00:00Z", west, "2027-03-01", true],
  // A build for another day.
  ["2026-11-21T23:00:00Z", west, "2027-03-01", true],
  ["2026-11-21T23:00:00Z", east, "2027-02-28", false],
] as const)("what begins on March 1 is in a build at %s for %s: %s", async (row) => {
  const [time, zone, day, isThere] = row;
  expect(await builtAt(time, zone, day)).toBe(isThere);
});
