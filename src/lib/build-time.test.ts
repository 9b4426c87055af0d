import { expect, test } from "vitest";
import { isOver, lastSecondOf } from "#contract/closing.ts";
import { firstMomentOf } from "./build-time.ts";

test("a build early on the day after leaves in what is still open in the west", () => {
  const isOut = (timeZone?: string) =>
    isOver(lastSecondOf("2027-02-28", timeZone), firstMomentOf("2027-03-01"));
  expect(isOut("America/Los_Angeles")).toBe(false);
  expect(isOut()).toBe(false);
  expect(isOut("Asia/Karachi")).toBe(true);
});
