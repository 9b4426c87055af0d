import type { Log } from "./log.ts";

/** What everything that runs in the background needs. */
export type Runtime = { clock: Clock; timer: Timer; log: Log };

/** Passed in, so that tests control the time. */
export type Clock = {
  /** The time of day, which may be wrong and be set at any moment. */
  now(): Date;
  /** Milliseconds since some moment, which nobody sets. */
  monotonicMs(): number;
};

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};

/** Passed in for the same reason. */
export type Timer = {
  /** Calls a task once, never synchronously. @returns a function that cancels it */
  after(ms: number, task: () => void): () => void;
};

/** Does not keep the process alive. */
export const systemTimer: Timer = {
  after(ms, task) {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};
