import pino from "pino";

/** A logger and its lines. Levels: 30 info, 40 warning, 50 error. */
export function recordingLog() {
  const lines: { level: number; msg: string; status?: number }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { lines, log: pino({ base: null }, { write }) };
}
