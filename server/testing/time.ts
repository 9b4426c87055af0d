import type { Clock, Timer } from "../time.ts";

type Waiting = { at: number; task: () => void };

export type TestTime = {
  clock: Clock;
  timer: Timer;
  /** Lets so much time pass, running at its moment whatever falls due. */
  pass(ms: number): Promise<void>;
};

/** Enough turns of the event loop for promises that wait for nothing outside to settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock and a timer that agree, and move only when a test says so: days pass in no time. */
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
