import { expect, test } from "vitest";
import { frameWork } from "./frames.ts";
import { tasksOf } from "./tasks.ts";
import type { TraceEvent } from "./trace.ts";

/** Times in milliseconds; the thread has the processor for half of the clock's time. */
const event = (name: string, start: number, dur: number, data: object = {}): TraceEvent => ({
  name,
  ph: "X",
  pid: 1,
  tid: 1,
  ts: start * 1000,
  dur: dur * 1000,
  tdur: dur * 500,
  args: { data },
});
const task = (start: number, dur: number) => event("RunTask", start, dur);
const frame = (start: number, dur: number) => [task(start, dur), event("Commit", start, 1)];

test("a task is divided among the kinds of its innermost work, by the processor's time", () => {
  const url = "http://localhost:1/assets/renderer-Cfq5-m6P.js";
  const events = [
    event("Layout", 0, 1), // before the first task: nobody's
    task(10, 40),
    event("EventDispatch", 12, 36, { type: "click" }),
    event("FunctionCall", 12, 30, { functionName: "S", url }),
    { ...event("UpdateLayoutTree", 20, 8), args: { elementCount: 980 } },
    event("Layout", 28, 4),
    event("Paint", 44, 2),
    task(60, 2),
  ];
  expect(tasksOf(events)).toEqual([
    {
      start: 10,
      end: 50,
      ms: 20,
      draws: false,
      styled: 980,
      kinds: [
        ["script S in renderer", 9],
        ["other", 4],
        ["style", 4],
        ["layout", 2],
        ["paint", 1],
      ],
    },
    { start: 60, end: 62, ms: 1, draws: false, styled: 0, kinds: [["other", 1]] },
  ]);
});

test("for a slower processor each figure is a multiple", () => {
  const [slow] = tasksOf([task(0, 10), event("Paint", 0, 4)], 4);
  expect(slow).toMatchObject({
    end: 10,
    ms: 20,
    kinds: [
      ["other", 12],
      ["paint", 8],
    ],
  });
});

test("a task inside a task belongs to it", () => {
  const inner = tasksOf([task(0, 10), task(2, 4), event("Paint", 3, 2)]);
  expect(inner).toMatchObject([
    {
      ms: 5,
      kinds: [
        ["other", 4],
        ["paint", 1],
      ],
    },
  ]);
});

test("a frame has its own task and what kept the thread from it, no more", () => {
  const events = [
    task(0, 10), // over long before the frame
    task(80, 20),
    ...frame(100, 8),
    task(110, 2),
    ...frame(117, 4),
    ...frame(134, 6),
    task(150, 90), // draws nothing
  ];
  expect(frameWork(tasksOf(events))).toEqual([14, 3, 3]);
});
