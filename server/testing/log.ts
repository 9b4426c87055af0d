import pino from "pino";

/** A logger and its parsed lines. Levels: 30 info, 40 warning, 50 error. */
export function recordingLog() {
  const lines: { level: number; msg: string }[] = [];
  return { lines, log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}
