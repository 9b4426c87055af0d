import { expect, test } from "vitest";
import { readBuildDate } from "./build-date.ts";

const now = new Date("2026-11-21T23:30:00-05:00");

test("is today in UTC, unless another is given", () => {
  expect(readBuildDate(undefined, now)).toBe("2026-11-22");
  expect(readBuildDate(" ", now)).toBe("2026-11-22");
  expect(readBuildDate("2027-02-01", now)).toBe("2027-02-01");
});

test.for(["tomorrow", "2026-02-30", "2026-2-3", "21.11.2026", "2026-11-21T10:00Z"])(
  "refuses %s",
  (day) => expect(() => readBuildDate(day, now)).toThrow(`not "${day}"`),
);
