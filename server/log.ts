import { write, writeSync } from "node:fs";

/** A line: what happened, with values before it or an error's stack below it. */
type Line = {
  (text: string): void;
  (values: Values, text?: string): void;
};
type Values = { err?: unknown; ms?: number; [name: string]: unknown };
export type Log = Record<"info" | "warn" | "error", Line>;
export type Level = keyof Log;

/** A log whose lines go to a function. */
export function logTo(put: (level: Level, values: Values, text: string) => void): Log {
  const line =
    (level: Level): Line =>
    (first: string | Values, text?: string) =>
      typeof first === "string" ? put(level, {}, first) : put(level, first, text ?? "");
  return { info: line("info"), warn: line("warn"), error: line("error") };
}

/**
 * Logs one line per event to stdout, without personal data: callers pass no bodies, names, addresses
 * or query strings. Lines are buffered for 0.1 s, which a killed process loses. Stack traces are on the lines below.
 */
export function createLog(): Log {
  const put = bufferedStdout();
  return logTo((_, values, text) => put(toText(values, text)));
}

/** `2026-11-21T09:30:00.000Z GET /about 200 1 ms` */
function toText({ ms, err, ...values }: Values, text: string): string {
  const duration = ms === undefined ? "" : `${ms} ms`;
  const parts = [new Date().toISOString(), ...Object.values(values), duration, text];
  const line = parts.filter((value) => value !== "").join(" ");
  return err === undefined ? `${line}\n` : `${line}\n${stackOf(err)}\n`;
}

/** Without other properties of errors, which may have a visitor's words. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = error.message, cause } = error;
  return cause === undefined ? stack : `${stack}\ncaused by: ${stackOf(cause)}`;
}

const bufferMs = 100;
// A reader that has stopped must not fill the memory.
const mostHeld = 1_000_000;

/** By a thread of its own: on a pipe or socket that is full, `process.stdout` would wait, and every visitor with it. */
function bufferedStdout(): (text: string) => void {
  let held = "";
  let isBusy = false;
  process.on("exit", () => {
    try {
      writeSync(1, held);
    } catch {
      // Nobody reads it any more.
    }
  });

  function flush(): void {
    const bytes = Buffer.from(held);
    held = "";
    write(1, bytes, (error, written) => {
      // What a full pipe did not take is written again; without a reader it is dropped.
      if (error?.code === "EAGAIN") held = bytes.toString() + held;
      else if (!error) held = bytes.subarray(written).toString() + held;
      isBusy = false;
      if (held !== "") schedule();
    });
  }
  function schedule(): void {
    if (isBusy) return;
    isBusy = true;
    setTimeout(flush, bufferMs).unref();
  }
  return (text) => {
    if (held.length < mostHeld) held += text;
    schedule();
  };
}
