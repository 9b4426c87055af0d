import type { Cause } from "#contract/causes.ts";
import type { Outcome, Sent } from "./post.ts";

/** Milliseconds before each further attempt, a minute in all. Each counts in the sender's limit of thirty an hour. */
const pausesMs = [2_000, 3_000, 5_000, 10_000, 10_000, 15_000, 15_000];

/** What may be over within a minute: the store restarts, the server is replaced, a phone leaves a tunnel. */
const passing: readonly (Cause | undefined)[] = [
  "storeAway",
  "uploadsFull",
  "serverError",
  "offline",
  "noAnswer",
];

export const isPassing = (outcome: Outcome): boolean =>
  !outcome.sent && passing.includes(outcome.cause);

/**
 * Posts again and again, while the visitor reads that it failed. Only what carries a key, with which it is stored once
 * however often it arrives (contract/guards.ts).
 * @param signal aborted when the visitor does something else with the form
 * @returns what was sent in the end, if it was
 */
export async function postAgain(
  attempt: () => Promise<Outcome>,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    if (signal.aborted) return undefined;
    const outcome = await attempt();
    if (signal.aborted) return undefined;
    if (outcome.sent) return outcome;
    if (!isPassing(outcome)) return undefined;
  }
  return undefined;
}
