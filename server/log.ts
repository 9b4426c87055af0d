import type { Clock } from "./clock.ts";

/** One finished request. `path` comes without its query: that is where personal data would be. */
export type RequestLine = { method: string; path: string; status: number; ms: number };

export type Log = {
  request(line: RequestLine): void;
  info(text: string): void;
  /** `detail` is written in full, so callers hand over errors and never what a visitor typed. */
  error(text: string, detail?: unknown): void;
};

// An address line of a megabyte would otherwise be a log line of a megabyte.
const longestPath = 200;

/**
 * Writes `key=value` lines: requests and notes to stdout, errors to stderr.
 * Paths arrive percent-encoded, so a line stays one line whatever was asked for.
 */
export function consoleLog(clock: Clock): Log {
  const stamp = () => `time=${clock.now().toISOString()}`;
  return {
    request({ method, path, status, ms }) {
      const shown = path.length > longestPath ? `${path.slice(0, longestPath)}...` : path;
      console.log(`${stamp()} method=${method} path=${shown} status=${status} ms=${ms}`);
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
