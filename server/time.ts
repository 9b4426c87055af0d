import type { Log } from "./log.ts";

/** What everything that runs in the background needs. */
export type Runtime = { clock: Clock; timer: Timer; log: Log };

/** Passed in, so that tests control the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

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
