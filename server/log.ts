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

// Each write to a pipe or a terminal holds up the whole server; a page costs less than its line.
const gatherMs = 100;
// Under load sooner: lines that wait for long are moved about by each collection of garbage.
const gatherLines = 100;

// An address line of a megabyte would otherwise be a log line of a megabyte.
const longestPath = 200;

/**
 * Writes one line for each request and note to stdout and for each error to stderr; bodies, names,
 * addresses and query strings never get here.
 * Paths arrive percent-encoded, so a line stays one line whatever was asked for.
 * Requests are gathered for a tenth of a second; a process that is killed loses those lines.
 * @param format `text` for people, `key=value` with an error's trace below it; `json` for programs,
 *   one object a line with `time`, `level` (info, error), `event` (request, note, error) and the rest
 */
export function consoleLog(clock: Clock, format: LogFormat = "text"): Log {
  const lines = gatheredLines();
  return format === "json" ? jsonLog(clock, lines) : textLog(clock, lines);
}

type Lines = {
  add(line: string): void;
  /** Before anything else is written, so that all stays in order. */
  flush(): void;
};

function gatheredLines(): Lines {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) console.log(waiting.join("\n"));
    waiting = [];
  };
  process.once("exit", flush);
  return {
    add(line) {
      waiting.push(line);
      if (waiting.length >= gatherLines) return flush();
      timer ??= setTimeout(flush, gatherMs).unref();
    },
    flush,
  };
}

/** The time as ISO 8601 in UTC; written once for all lines of one millisecond. */
function isoTime(clock: Clock): () => string {
  let [writtenMs, text] = [Number.NaN, ""];
  return () => {
    const now = clock.now();
    const ms = now.getTime();
    if (ms !== writtenMs) [writtenMs, text] = [ms, now.toISOString()];
    return text;
  };
}

function textLog(clock: Clock, lines: Lines): Log {
  const time = isoTime(clock);
  const stamp = () => `time=${time()}`;
  return {
    request({ method, path, status, ms }) {
      lines.add(`${stamp()} method=${method} path=${short(path)} status=${status} ms=${ms}`);
    },
    info(text) {
      lines.flush();
      console.log(`${stamp()} note=${JSON.stringify(text)}`);
    },
    error(text, detail) {
      lines.flush();
      console.error(`${stamp()} error=${JSON.stringify(text)}`);
      if (detail !== undefined) console.error(detail);
    },
  };
}

function jsonLog(clock: Clock, lines: Lines): Log {
  const time = isoTime(clock);
  const line = (level: "info" | "error", event: string, rest: object) =>
    JSON.stringify({ time: time(), level, event, ...rest });
  return {
    request({ path, ...rest }) {
      const level = rest.status >= 500 ? "error" : "info";
      lines.add(line(level, "request", { path: short(path), ...rest }));
    },
    info(message) {
      lines.flush();
      console.log(line("info", "note", { message }));
    },
    error(message, detail) {
      lines.flush();
      const known = detail instanceof Error ? (detail.stack ?? detail.message) : detail;
      const said = known === undefined ? {} : { detail: String(known) };
      console.error(line("error", "error", { message, ...said }));
    },
  };
}

const short = (path: string) =>
  path.length > longestPath ? `${path.slice(0, longestPath)}...` : path;
