import { expect, it } from "vitest";
import { beginningOf, isDay, isOver, lastSecondOf, lastZone } from "./days.ts";
import { checkOpening } from "./site-facts.ts";

it.each([
  ["Asia/Karachi", "2027-01-31", "2027-01-31T23:59:59+05:00"],
  ["Europe/London", "2027-01-31", "2027-01-31T23:59:59+00:00"],
  ["America/Los_Angeles", "2027-02-28", "2027-02-28T23:59:59-08:00"],
  ["America/St_Johns", "2027-01-31", "2027-01-31T23:59:59-03:30"],
  [lastZone, "2027-01-31", "2027-01-31T23:59:59-12:00"],
  [undefined, "2027-01-31", "2027-01-31T23:59:59-12:00"],
  // Clocks change the morning of that day, and the morning after it.
  ["Europe/Berlin", "2027-03-28", "2027-03-28T23:59:59+02:00"],
  ["Europe/Berlin", "2027-03-27", "2027-03-27T23:59:59+01:00"],
  ["Europe/Berlin", "2027-10-31", "2027-10-31T23:59:59+01:00"],
  ["Europe/Berlin", "2027-10-30", "2027-10-30T23:59:59+02:00"],
  // At midnight: the next day begins at one; the day's last hour comes twice.
  ["Africa/Cairo", "2026-04-23", "2026-04-23T23:59:59+02:00"],
  ["Africa/Cairo", "2026-10-29", "2026-10-29T23:59:59+02:00"],
])("in %s, %s ends with %s", (timeZone, day, last) => {
  expect(lastSecondOf(day, timeZone)).toBe(last);
});

it.each([
  ["Asia/Karachi", "2027-02-01", "2027-01-31T19:00:00.000Z"],
  ["America/Los_Angeles", "2027-03-01", "2027-03-01T08:00:00.000Z"],
  [undefined, "2027-02-01", "2027-01-31T10:00:00.000Z"],
  // Clocks change the morning of that day, and the morning before it.
  ["Europe/Berlin", "2027-03-28", "2027-03-27T23:00:00.000Z"],
  ["Europe/Berlin", "2027-03-29", "2027-03-28T22:00:00.000Z"],
  ["Europe/Berlin", "2027-10-31", "2027-10-30T22:00:00.000Z"],
  ["Europe/Berlin", "2027-11-01", "2027-10-31T23:00:00.000Z"],
  // At midnight: it begins at one; the hour before it comes twice.
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
  ["Africa/Cairo", "2026-10-30", "2026-10-29T22:00:00.000Z"],
])("in %s, %s begins at %s", (timeZone, day, first) => {
  expect(beginningOf(day, timeZone).toISOString()).toBe(first);
});

it("is over a second later, and never where nothing is said", () => {
  const last = lastSecondOf("2027-02-28", "America/Los_Angeles");
  expect(isOver(last, new Date("2027-03-01T07:59:59.999Z"))).toBe(false);
  expect(isOver(last, new Date("2027-03-01T08:00:00.000Z"))).toBe(true);
  expect(isOver(undefined, new Date("2999-01-01"))).toBe(false);
  const openings = [{ title: "Tea taster", page: "/careers/tea-taster", lastSecond: last }];
  const causeAt = (time: string) => checkOpening("Tea taster", new Date(time), { openings });
  expect(causeAt("2027-03-01T07:59:59Z")).toBeUndefined();
  expect(causeAt("2027-03-01T08:00:00Z")).toBe("jobClosed");
});

it("is over in a build of version 1.2 when its last day is over everywhere", () => {
  const openings = [{ title: "Tea taster", page: "/careers/tea-taster", lastDay: "2027-02-28" }];
  const causeAt = (time: string) => checkOpening("Tea taster", new Date(time), { openings });
  expect(causeAt("2027-03-01T11:59:59Z")).toBeUndefined();
  expect(causeAt("2027-03-01T12:00:00Z")).toBe("jobClosed");
});

it.for([
  ["2027-02-28", true],
  ["2027-02-31", false],
  ["2027-13-01", false],
  ["2027-2-1", false],
  ["foo", false],
  [undefined, false],
] as const)("%s is a day: %s", ([text, is]) => expect(isDay(text)).toBe(is));
