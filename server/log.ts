import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * One line for each request, note and error to stdout; bodies, names, addresses and query strings
 * never get here. Lines are gathered for a tenth of a second; a process that is killed loses those.
 * @param format `text` for people, with an error's trace below its line; `json` for programs
 */
export function createLog(format: "text" | "json"): Logger {
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 });
  const text = { write: (line: string) => stdout.write(readable(line)) };
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, format === "json" ? stdout : text);
}

type Line = { level: number; time: string; msg?: string; ms?: number; err?: { stack: string } };

/** `2026-11-21T09:30:00.000Z GET /about 200 1 ms` */
function readable(json: string): string {
  const { msg = "", ms, err, ...rest } = JSON.parse(json) as Line; // as pino writes it
  const [, ...values] = Object.values(rest); // the first is the level, the second the time
  const took = ms === undefined ? "" : `${ms} ms`;
  const line = [...values, took, msg].filter((value) => value !== "").join(" ");
  return err ? `${line}\n${err.stack}\n` : `${line}\n`;
}
