import { expect, test } from "vitest";
import { nextTry } from "./next-try.ts";

const minute = 60_000;
const now = new Date("2026-03-01T09:00:00.000Z");
const before = (ms: number) => new Date(now.getTime() - ms);

const waitAfter = (attempts: number, random: number) => {
  const next = nextTry({ number: 1, attempts, firstTriedAt: now }, now, random);
  return next === "parked" ? next : (next.getTime() - now.getTime()) / minute;
};

test("waits double from one minute to an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100, 5000].map((attempts) => waitAfter(attempts, 0))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60, 60,
  ]);
});

test("and are spread, never below a minute nor beyond an hour", () => {
  expect([1, 2, 6, 7, 100].map((attempts) => waitAfter(attempts, 1))).toEqual([
    1.25, 2.5, 40, 45, 45,
  ]);
});

test.for([
  [5 * 24 * 60 - 1, 60],
  [5 * 24 * 60, "parked"],
] as const)("after trying for %i minutes: %s", ([minutes, next]) => {
  const claim = { number: 1, attempts: 130, firstTriedAt: before(minutes * minute) };
  expect(nextTry(claim, now, 0)).toEqual(next === "parked" ? next : before(-next * minute));
});
