import { expect, test } from "vitest";
import { isUnpublished } from "./is-unpublished.ts";

const records = (...states: ("live" | "was live" | "recorded")[]) =>
  states.map((state) => ({ state }));

test.each([
  [true, records("live")],
  [true, records("recorded", "live")],
  [false, records("live", "was live")],
  [false, records("recorded", "was live", "live", "was live")],
])("%s: nothing was published from the editor yet", (expected, publishes) =>
  expect(isUnpublished(publishes)).toBe(expected),
);
