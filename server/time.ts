/** The time, passed in so that tests own it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Waiting, passed in for the same reason. */
export type Timer = {
  /** Calls a task once, later, even when `ms` is 0. @returns how to call that off */
  after(ms: number, task: () => void): () => void;
};

/** Keeps no process alive that has nothing else to do. */
export const systemTimer: Timer = {
  after(ms, task) {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};
