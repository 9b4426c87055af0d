import type { Figures } from "./measure.ts";

type Check = {
  what: string;
  found: string;
  ok: boolean;
  /** Timings move with the machine: they are marked, but do not fail the command. */
  timing: boolean;
};

const slowest = 1.05;
const fontBytes = 36_000;
const scriptBytes = 115_000;

/** Holds the figures of one page to what the project promises. */
export function checkBudgets({ site, bare, scores, bytes, foreign }: Figures): Check[] {
  const ratio = (name: "FCP" | "LCP") => site[name] / bare[name];
  return [
    ...(["FCP", "LCP"] as const).map((name) => ({
      what: `${name} at most ${slowest} of the page without scripts`,
      found: ratio(name).toFixed(2),
      ok: ratio(name) <= slowest,
      timing: true,
    })),
    { what: "TBT 0 ms", found: `${Math.round(site.TBT)} ms`, ok: site.TBT < 0.5, timing: true },
    { what: "CLS 0", found: site.CLS.toFixed(3), ok: site.CLS < 0.0005, timing: true },
    ...Object.entries(scores).map(([title, score]) => ({
      what: `${title} 100`,
      found: String(score),
      ok: score === 100,
      timing: false,
    })),
    weightCheck("fonts", bytes.visit.fonts, fontBytes),
    weightCheck("JavaScript", bytes.load.JavaScript, scriptBytes),
    {
      what: "requests to other hosts 0",
      found: [foreign.length, ...foreign].join(" "),
      ok: foreign.length === 0,
      timing: false,
    },
  ];
}

const weightCheck = (name: string, found: number, limit: number): Check => ({
  what: `${name} at most ${limit / 1000} kB`,
  found: kilobytes(found),
  ok: found <= limit,
  timing: false,
});

/** 1 kB is 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
