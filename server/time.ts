/** Passed in, so that tests control the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type Timer = {
  /** Runs a task once, asynchronously even when `ms` is 0. @returns a function that cancels it */
  after(ms: number, task: () => void): () => void;
};

/** Does not keep the process alive. */
export const systemTimer: Timer = {
  after(ms, task) {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};
