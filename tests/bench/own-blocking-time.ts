import type { Artifacts, Result } from "lighthouse";
import { TotalBlockingTime } from "lighthouse/core/computed/metrics/total-blocking-time.js";

/**
 * Total Blocking Time of what the page itself does: Lighthouse's simulation of the same visit, in which
 * a task takes no longer than it had the processor. By the clock, which the simulation multiplies, it
 * also takes the turns that other processes have meanwhile, the browser's own and Lighthouse's among them.
 * @returns milliseconds
 */
export async function ownBlockingTime(
  artifacts: Artifacts,
  settings: Result["configSettings"],
): Promise<number> {
  const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext } = artifacts;
  const { URL, SourceMaps, HostDPR } = artifacts;
  const visit = { devtoolsLog, gatherContext, settings, URL, SourceMaps, HostDPR, simulator: null };
  const context = { settings, computedCache: new Map() };
  const { timing } = await TotalBlockingTime.request(
    { ...visit, trace: { ...trace, traceEvents: trace.traceEvents.map(byProcessor) } },
    context,
  );
  return timing;
}

type TraceEvent = Artifacts["Trace"]["traceEvents"][number] & { tdur?: number };

/** `dur` and `tdur`, in microseconds: how long it took, and for how long its thread had the processor. */
export const byProcessor = (event: TraceEvent): TraceEvent =>
  event.tdur === undefined ? event : { ...event, dur: Math.min(event.dur, event.tdur) };
