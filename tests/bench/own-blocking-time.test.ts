import { expect, test } from "vitest";
import { byProcessor } from "./own-blocking-time.ts";

test("a task takes as long as it had the processor, never longer than by the clock", () => {
  const task = {
    name: "RunTask",
    cat: "toplevel",
    ph: "X" as const,
    pid: 1,
    tid: 1,
    ts: 0,
    args: {},
  };
  const took = (dur: number, tdur?: number) =>
    byProcessor({ ...task, dur, ...(tdur !== undefined && { tdur }) }).dur;
  expect([took(80_000, 12_000), took(5000, 5001), took(7000)]).toEqual([12_000, 5000, 7000]);
});
