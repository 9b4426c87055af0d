import type { Clock } from "./clock.ts";

/** One finished request. `path` comes without its query: that is where personal data would be. */
export type RequestLine = { method: string; path: string; status: number; ms: number };

export type Log = {
  request(line: RequestLine): void;
  info(text: string): void;
  /** `detail` is written in full, so callers hand over errors and never what a visitor typed. */
  error(text: string, detail?: unknown): void;
};

export type LogFormat = "text" | "json";

// An address line of a megabyte would otherwise be a log line of a megabyte.
const longestPath = 200;

/**
 * Writes one line for each request and note to stdout and for each error to stderr; bodies, names,
 * addresses and query strings never get here.
 * Paths arrive percent-encoded, so a line stays one line whatever was asked for.
 * @param format `text` for people, `key=value` with an error's trace below it; `json` for programs,
 *   one object a line with `time`, `level` (info, error), `event` (request, note, error) and the rest
 */
export function consoleLog(clock: Clock, format: LogFormat = "text"): Log {
  return format === "json" ? jsonLog(clock) : textLog(clock);
}

function textLog(clock: Clock): Log {
  const stamp = () => `time=${clock.now().toISOString()}`;
  return {
    request({ method, path, status, ms }) {
      console.log(`${stamp()} method=${method} path=${short(path)} status=${status} ms=${ms}`);
    },
    info(text) {
      console.log(`${stamp()} note=${JSON.stringify(text)}`);
    },
    error(text, detail) {
      console.error(`${stamp()} error=${JSON.stringify(text)}`);
      if (detail !== undefined) console.error(detail);
    },
  };
}

function jsonLog(clock: Clock): Log {
  const line = (level: "info" | "error", event: string, rest: object) =>
    JSON.stringify({ time: clock.now().toISOString(), level, event, ...rest });
  return {
    request({ path, ...rest }) {
      const level = rest.status >= 500 ? "error" : "info";
      console.log(line(level, "request", { path: short(path), ...rest }));
    },
    info(message) {
      console.log(line("info", "note", { message }));
    },
    error(message, detail) {
      const known = detail instanceof Error ? (detail.stack ?? detail.message) : detail;
      const said = known === undefined ? {} : { detail: String(known) };
      console.error(line("error", "error", { message, ...said }));
    },
  };
}

const short = (path: string) =>
  path.length > longestPath ? `${path.slice(0, longestPath)}...` : path;
