import pino from "pino";

/** A logger and its lines, raw and parsed. Levels: 30 info, 40 warning, 50 error. */
export function recordingLog() {
  const logged: string[] = [];
  const lines: { level: number; msg: string }[] = [];
  const write = (line: string) => {
    logged.push(line);
    lines.push(JSON.parse(line));
  };
  return { logged, lines, log: pino({ base: null }, { write }) };
}
