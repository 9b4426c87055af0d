import { budgetOf } from "./byte-budgets.ts";
import type { Figures } from "./measure.ts";

type Check = {
  what: string;
  found: string;
  ok: boolean;
  /** Timings move with the machine: they are marked, but do not fail the command. */
  timing: boolean;
};

const slowest = 1.05;

/** Home of the fastest peer, onwidget/astrowind, in ms: Lighthouse 13 in the same simulation. */
const peer = { FCP: 1202, LCP: 1652 };
const peerRatio = { FCP: 0.9, LCP: 0.8 };

/** Holds the figures of one page to what the project promises. */
export function checkBudgets({ path, site, bare, scores, bytes, foreign }: Figures): Check[] {
  const ratio = (name: "FCP" | "LCP") => site[name] / bare[name];
  const budget = budgetOf(path === "/" ? "index.html" : `${path.slice(1)}.html`);
  return [
    ...(["FCP", "LCP"] as const).map((name) => ({
      what: `${name} at most ${slowest} of the page without scripts`,
      found: ratio(name).toFixed(2),
      ok: ratio(name) <= slowest,
      timing: true,
    })),
    ...(path === "/" ? peerChecks(site) : []),
    ...(["TBT", "own TBT"] as const).map((name) => ({
      what: `${name} 0 ms`,
      found: `${Math.round(site[name])} ms`,
      ok: site[name] < 0.5,
      timing: true,
    })),
    { what: "CLS 0", found: site.CLS.toFixed(3), ok: site.CLS < 0.0005, timing: true },
    ...Object.entries(scores).map(([title, score]) => ({
      what: `${title} 100`,
      found: String(score),
      ok: score === 100,
      timing: false,
    })),
    weightCheck("fonts", bytes.visit.fonts, budget.fonts),
    weightCheck("JavaScript", bytes.load.JavaScript, budget.JavaScript),
    // Elsewhere pictures that wait come or do not, by how near the end of the window they are.
    ...(path === "/" ? [weightCheck("all", bytes.load.total, budget.all)] : []),
    {
      what: "requests to other hosts 0",
      found: [foreign.length, ...foreign].join(" "),
      ok: foreign.length === 0,
      timing: false,
    },
  ];
}

const peerChecks = (site: Figures["site"]): Check[] =>
  (["FCP", "LCP"] as const).map((name) => ({
    what: `${name} at most ${peerRatio[name]} of the fastest peer's ${peer[name]} ms`,
    found: (site[name] / peer[name]).toFixed(2),
    ok: site[name] <= peerRatio[name] * peer[name],
    timing: true,
  }));

const weightCheck = (name: string, found: number, limit: number): Check => ({
  what: `${name} at most ${limit / 1000} kB`,
  found: kilobytes(found),
  ok: found <= limit,
  timing: false,
});

/** 1 kB is 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
