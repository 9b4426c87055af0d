import { type Bytes, weigh } from "./bytes.ts";
import { type Run, runLighthouse, type Timing } from "./lighthouse.ts";
import { requestsOfVisit } from "./visit.ts";

type Servers = { site: string; bare: string };

export type Figures = {
  path: string;
  site: Record<Timing, number>;
  /** The same page with its scripts removed. */
  bare: Record<Timing, number>;
  /** Performance: the median. The others: the worst run. */
  scores: Record<string, number>;
  faults: string[];
  /** `load`: what Lighthouse saw. `visit`: to the end of the page, with a mouse. */
  bytes: { load: Bytes; visit: Bytes; bare: Bytes };
  /** Addresses on other hosts. */
  foreign: string[];
  machine: number;
};

/** Measures one page `runs` times, by turns with the one without scripts. */
export async function measure(path: string, servers: Servers, runs: number): Promise<Figures> {
  const site: Run[] = [];
  const bare: Run[] = [];
  for (let run = 0; run < runs; run++) {
    site.push(await runLighthouse(servers.site + path));
    bare.push(await runLighthouse(servers.bare + path));
  }
  const load = unique(site.flatMap(({ requests }) => requests));
  const visit = unique([...load, ...(await requestsOfVisit(servers.site + path))]);
  const own = (addresses: string[]) => addresses.filter((it) => it.startsWith(`${servers.site}/`));
  return {
    path,
    site: medians(site),
    bare: medians(bare),
    scores: scoresOf(site),
    faults: unique(site.flatMap(({ faults }) => faults)),
    bytes: {
      load: await weigh(own(load)),
      visit: await weigh(own(visit)),
      bare: await weigh(unique(bare.flatMap(({ requests }) => requests))),
    },
    foreign: visit.filter((it) => /^(?:https?|wss?):/.test(it) && !own([it]).length),
    machine: median(site.map(({ machine }) => machine)),
  };
}

const unique = (texts: string[]) => [...new Set(texts)];

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return Number.NaN;
  return sorted.length % 2 === 0 && low !== undefined ? (low + high) / 2 : high;
}

function medians(runs: Run[]): Record<Timing, number> {
  const of = (timing: Timing) => median(runs.map(({ timings }) => timings[timing]));
  return {
    FCP: of("FCP"),
    LCP: of("LCP"),
    "Speed Index": of("Speed Index"),
    TBT: of("TBT"),
    "own TBT": of("own TBT"),
    CLS: of("CLS"),
  };
}

function scoresOf(runs: Run[]): Record<string, number> {
  const names = Object.keys(runs[0]?.scores ?? {});
  const all = (name: string) => runs.map(({ scores }) => scores[name] ?? 0);
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === "Performance" ? median(all(name)) : Math.min(...all(name)),
    ]),
  );
}
