import { recordingLog } from "./log.ts";

/** Lets promises settle that wait for no I/O: a few turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A simulated clock and timer, and a log. */
export function testRuntime(start = "2026-03-01T09:00:00.000Z") {
  let passed = 0;
  let startMs = Date.parse(start);
  const waiting = new Set<{ at: number; task: () => void }>();

  return {
    ...recordingLog(),
    clock: { now: () => new Date(startMs + passed), monotonicMs: () => passed },
    /** Sets the clock, which its tasks do not notice. */
    setClock(ms: number) {
      startMs += ms;
    },
    timer: {
      after(ms: number, task: () => void) {
        const one = { at: passed + Math.max(1, ms), task }; // as Node's timers
        waiting.add(one);
        return () => void waiting.delete(one);
      },
    },
    /** Advances the time and runs the tasks that fall due, each at its time. */
    async pass(ms: number) {
      const until = passed + ms;
      await settle();
      for (;;) {
        const [next] = [...waiting].toSorted((a, b) => a.at - b.at);
        if (!next || next.at > until) break;
        waiting.delete(next);
        passed = next.at;
        next.task();
        await settle();
      }
      passed = until;
    },
  };
}
