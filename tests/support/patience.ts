/*
 * How long tests wait. No test is decided by it: each waits for a condition, and only one that fails waits to the end.
 * What a test says about time it measures on a clock of its own.
 */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** In ms, for a page, a program or an answer. */
export const patienceMs = 120_000;
/** In ms, for a test or a hook as a whole, which wait for several things, and for what builds a site. */
export const wholeTestMs = 10 * patienceMs;
/** In ms. Longer waits are printed: on a quiet machine there are none, and many tell that a machine is too slow. */
export const longWaitMs = 10_000;

// Tests replace it.
const now = performance.now.bind(performance);

/**
 * Waits until `condition` no longer throws.
 * @param atMost in ms
 * @param what is waited for
 * @returns what it returned
 * @throws what it threw last
 */
export async function eventually<T>(
  condition: () => T | Promise<T>,
  atMost = patienceMs,
  what = String(condition),
): Promise<T> {
  const started = now();
  for (;;)
    try {
      const value = await condition();
      const waited = now() - started;
      // Builds take longer.
      if (waited > longWaitMs && atMost === patienceMs)
        console.warn(`Waited ${Math.round(waited / 1000)} s for ${what}`);
      return value;
    } catch (error) {
      const waited = now() - started;
      if (waited > atMost) throw error;
      // Asking costs what is waited for some of its time.
      await sleep(Math.min(10 + waited / 20, 100));
    }
}

/**
 * Waits until a program that was started does its work.
 * @param said what it wrote
 * @throws at once when it has ended instead
 */
export async function untilStarted(
  program: ChildProcess,
  isReady: () => unknown,
  said = () => "",
): Promise<void> {
  const hasEnded = () => program.exitCode !== null || program.signalCode !== null;
  const command = program.spawnargs.join(" ");
  await eventually(() => (hasEnded() ? undefined : isReady()), patienceMs, command);
  if (hasEnded()) throw new Error(`${command} has ended: ${said()}`);
}
