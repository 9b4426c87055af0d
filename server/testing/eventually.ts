import { vi } from "vitest";

// Only how long a failing test takes: passing ones go on as soon as the condition holds.
const patienceMs = 30_000;

/** For test files that start processes or servers, which a busy machine may slow down a lot. */
export const allowSlowMachines = (): void => void vi.setConfig({ testTimeout: 2 * patienceMs });

/** Ends when `condition` no longer throws. */
export const eventually = async <T>(condition: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(condition, { timeout: patienceMs, interval: 10 });
