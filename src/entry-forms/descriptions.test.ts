import { afterEach, expect, test, vi } from "vitest";
import { descriptions } from "./descriptions.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.for([
  ["2027-02-28", "2027-03-01T11:59:00Z", "Open until Feb 28, 2027", false],
  ["2027-02-28", "2027-03-01T12:00:00Z", "Closed on Feb 28, 2027", true],
  ["2027-2", "2027-03-01T12:00:00Z", "Open until 2027-2", false],
] as const)("an opening until %s is at %s: %s", ([validThrough, now, state, isOver]) => {
  vi.stubEnv("SITE_DAY", undefined);
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const entry = { datePosted: "2027-01-01", validThrough };
  expect(descriptions.jobs.state?.(entry, now.slice(0, 10))).toBe(state);
  expect(descriptions.jobs.isOver?.(entry)).toBe(isOver);
});
