import { type Level, logTo } from "#server/log.ts";

const levels: Record<Level, number> = { info: 30, warn: 40, error: 50 };

/** A logger and its lines. Levels: 30 info, 40 warning, 50 error. */
export function recordingLog() {
  const lines: { level: number; msg: string; status?: number }[] = [];
  const log = logTo((level, { err, ...values }, msg) => {
    const failure = err instanceof Error ? { err: err.stack } : {};
    lines.push({ level: levels[level], ...values, ...failure, msg });
  });
  return { lines, log };
}
