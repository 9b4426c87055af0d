import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Logs one line per event to stdout, without personal data: callers pass no bodies, names, addresses
 * or query strings. Lines are buffered for 0.1 s, which a killed process loses.
 * Stack traces are on the lines below.
 */
export function createLog(): Logger {
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 });
  const text = { write: (line: string) => stdout.write(toText(line)) };
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, text);
}

type Line = { level: number; time: string; msg?: string; ms?: number; err?: { stack: string } };

/** `2026-11-21T09:30:00.000Z GET /about 200 1 ms` */
function toText(json: string): string {
  const { msg = "", ms, err, ...rest } = JSON.parse(json) as Line; // as pino writes it
  const [, ...values] = Object.values(rest); // without the level; the time is first
  const duration = ms === undefined ? "" : `${ms} ms`;
  const line = [...values, duration, msg].filter((value) => value !== "").join(" ");
  return err ? `${line}\n${err.stack}\n` : `${line}\n`;
}
