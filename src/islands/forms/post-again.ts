import type { Cause } from "#contract/causes.ts";
import type { Outcome } from "./post.ts";

/** Milliseconds before each further attempt, a minute in all. Each counts in the sender's limit of thirty an hour. */
const pausesMs = [1_000, 2_000, 3_000, 5_000, 10_000, 10_000, 15_000, 15_000];

/** Of an answer that says that nothing is wrong but the moment, nobody reads more than that it is sent again. */
const away: readonly (Cause | undefined)[] = ["storeAway", "uploadsFull", "noAnswer"];
/** What else may be over within a minute: a phone leaves a tunnel. After so many attempts it is told, and tried on. */
const perhaps: readonly (Cause | undefined)[] = ["serverError", "offline"];
const toldAfter = 2;

const isPassing = (outcome: Outcome): boolean =>
  !outcome.sent && [...away, ...perhaps].includes(outcome.cause);

/**
 * Posts again and again what failed for a passing reason. Only what carries a key, with which it is stored once however
 * often it arrives (contract/guards.ts).
 * @param signal aborted when the visitor does something else with the form
 * @param onWait called before each attempt; `isTold`: whether the visitor is to read meanwhile that it failed
 * @returns the last outcome; undefined when aborted
 */
export async function postAgain(
  first: Outcome,
  attempt: () => Promise<Outcome>,
  signal: AbortSignal,
  onWait: (outcome: Outcome & { sent?: undefined }, isTold: boolean) => void,
): Promise<Outcome | undefined> {
  let outcome = first;
  for (const [tried, pauseMs] of pausesMs.entries()) {
    if (outcome.sent || !isPassing(outcome)) break;
    onWait(outcome, !away.includes(outcome.cause) && (tried >= toldAfter || !navigator.onLine));
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    if (signal.aborted) return undefined;
    outcome = await attempt();
    if (signal.aborted) return undefined;
  }
  return outcome;
}
