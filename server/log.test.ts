import { expect, onTestFinished, test, vi } from "vitest";
import { consoleLog } from "./log.ts";
import { fixedClock } from "./testing/app.ts";

function lines(format: "text" | "json") {
  const [out, err] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of [out, err]) spy.mockImplementation(() => {});
  onTestFinished(() => [out, err].forEach((spy) => spy.mockRestore()));
  const said = (spy: typeof out) =>
    spy.mock.calls.flatMap(([text]) => (typeof text === "string" ? text.split("\n") : [text]));
  return { log: consoleLog(fixedClock(), format), out: () => said(out), err: () => said(err) };
}

const time = "2026-03-01T09:00:00.000Z";

test("as text: one line each, and an error's trace", () => {
  const { log, out, err } = lines("text");
  log.request({ method: "GET", path: "/about", status: 200, ms: 3 });
  log.info("two\nlines");
  const fault = new Error("no space");
  log.error("It failed.", fault);
  expect(out()).toEqual([
    `time=${time} method=GET path=/about status=200 ms=3`,
    String.raw`time=${time} note="two\nlines"`,
  ]);
  expect(err()).toEqual([`time=${time} error="It failed."`, fault]);
});

test("as JSON: one object a line, whatever is in it", () => {
  const { log, out, err } = lines("json");
  log.request({ method: "POST", path: `/${"x".repeat(300)}`, status: 503, ms: 3 });
  log.info("two\nlines");
  log.error("It failed.", new Error("no\nspace"));
  log.error("It failed again.");
  for (const line of [...out(), ...err()]) expect(line).not.toMatch(/\n/);
  expect(out().map((line) => JSON.parse(String(line)) as unknown)).toEqual([
    {
      time,
      level: "error",
      event: "request",
      method: "POST",
      path: `/${"x".repeat(199)}...`,
      status: 503,
      ms: 3,
    },
    { time, level: "info", event: "note", message: "two\nlines" },
  ]);
  expect(err().map((line) => JSON.parse(String(line)) as unknown)).toEqual([
    {
      time,
      level: "error",
      event: "error",
      message: "It failed.",
      detail: expect.stringMatching(/^Error: no\nspace\n {4}at /),
    },
    { time, level: "error", event: "error", message: "It failed again." },
  ]);
});

test("requests are gathered for a moment and written together, in order with the rest", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, out } = lines("text");
  const paths = () => out().map((line) => /path=(\S+)|note=(\S+)/.exec(String(line))?.[0]);
  for (const path of ["/a", "/b"]) log.request({ method: "GET", path, status: 200, ms: 0 });
  expect(paths()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(paths()).toEqual(["path=/a", "path=/b"]);
  log.request({ method: "GET", path: "/c", status: 200, ms: 0 });
  log.info("note");
  expect(paths()).toEqual(["path=/a", "path=/b", "path=/c", 'note="note"']);
  vi.advanceTimersByTime(100);
  expect(out()).toHaveLength(4);
});

test("under load lines are written sooner, and none twice", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, out } = lines("text");
  for (let i = 0; i < 250; i += 1) log.request({ method: "GET", path: "/", status: 200, ms: i });
  expect(out()).toHaveLength(200);
  vi.advanceTimersByTime(100);
  expect(out().map((line) => Number(/ms=(\d+)/.exec(String(line))?.[1]))).toEqual(
    Array.from({ length: 250 }, (_, i) => i),
  );
});
