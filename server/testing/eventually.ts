import { vi } from "vitest";

// Long, because only failing tests wait for it.
const timeoutMs = 30_000;

/** For tests that start processes or servers, which is slow on a busy machine. */
export const allowSlowMachines = (): void => void vi.setConfig({ testTimeout: 2 * timeoutMs });

/** Waits until `condition` no longer throws. */
export const eventually = async <T>(condition: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(condition, { timeout: timeoutMs, interval: 10 });
