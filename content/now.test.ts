import { afterEach, expect, test, vi } from "vitest";
import { begins, decide, lastOf } from "./known.ts";
import { dayAt, firstMomentOf, siteNow } from "./now.ts";
import { isOver } from "#contract/days.ts";
import { readSite, withEntry } from "./site.ts";

afterEach(() => void vi.useRealTimers());

test("a build early on the day after leaves in what is still open in the west", () => {
  const isOut = (timeZone?: string) =>
    isOver(lastOf("2027-02-28", [timeZone]).lastSecond, firstMomentOf("2027-03-01"));
  expect(isOut("America/Los_Angeles")).toBe(false);
  expect(isOut()).toBe(false);
  expect(isOut("Asia/Karachi")).toBe(true);
});

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
  // Without a day: the editor, and the development server.
  ["2027-02-28T19:00:00Z", east, "", true],
] as const)("what begins on March 1 is there at %s in %s, for the day %s: %s", (row) => {
  const [time, zone, day, isThere] = row;
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
  expect(begins("2027-03-01", [zone], siteNow(day))).toBe(isThere);
});

test.for([
  ["2027-02-28", "2027-03-01T11:59:00Z", false],
  ["2027-02-28", "2027-03-01T12:00:00Z", true],
  ["2027-2", "2027-03-01T12:00:00Z", true],
] as const)(
  "an opening without an office until %s is closed at %s: %s",
  ([day, time, isClosed]) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
    const job = { location: { mode: "remote" }, validThrough: day };
    const site = withEntry(readSite("tests/company"), { kind: "jobs", slug: "cook" }, job);
    expect(decide(site, siteNow("")).closed.has("jobs/cook")).toBe(isClosed);
  },
);

test("the day is that of the place, and that which is asked for", () => {
  vi.useFakeTimers({ now: new Date("2027-02-28T20:00:00Z"), toFake: ["Date"] });
  expect([east, west, "Nowhere"].map((zone) => dayAt(siteNow(""), zone))).toEqual([
    "2027-03-01",
    "2027-02-28",
    "2027-02-28",
  ]);
  expect(dayAt(siteNow("2027-05-05"), west)).toBe("2027-05-05");
});
