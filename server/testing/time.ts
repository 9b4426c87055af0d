import type { Clock, Timer } from "../time.ts";

type Waiting = { at: number; task: () => void };

export type TestTime = {
  clock: Clock;
  timer: Timer;
  /** Advances the time and runs the tasks that fall due, each at its time. */
  pass(ms: number): Promise<void>;
};

/** Lets promises settle that wait for no I/O: a few turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A simulated clock and timer. */
export function testTime(start = "2026-03-01T09:00:00.000Z"): TestTime {
  let now = Date.parse(start);
  const waiting = new Set<Waiting>();

  function earliest(until: number): Waiting | undefined {
    const due = [...waiting].filter(({ at }) => at <= until);
    return due.toSorted((a, b) => a.at - b.at)[0];
  }

  return {
    clock: { now: () => new Date(now) },
    timer: {
      after(ms, task) {
        const one = { at: now + ms, task };
        waiting.add(one);
        return () => void waiting.delete(one);
      },
    },
    async pass(ms) {
      const until = now + ms;
      await settle();
      for (let next = earliest(until); next; next = earliest(until)) {
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.task();
        await settle();
      }
      now = until;
    },
  };
}
