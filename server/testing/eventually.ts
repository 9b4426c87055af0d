import { vi } from "vitest";

/** Waits until `condition` no longer throws. Long: only failing tests on a busy machine need it. */
export const eventually = async <T>(condition: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(condition, { timeout: 30_000, interval: 10 });
