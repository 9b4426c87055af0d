import type { Cause } from "#contract/causes.ts";
import type { Outcome } from "./post.ts";

/** Milliseconds before each further attempt, a minute in all. Each counts in the sender's limit of thirty an hour. */
const pausesMs = [1_000, 2_000, 3_000, 5_000, 10_000, 10_000, 15_000, 15_000];

/** The same for a file that may have reached a program in front of the server: it is over when the server has restarted. */
const pausesWithFileMs = [10_000, 30_000];
const largeBytes = 500_000;

/** Of an answer that says that nothing is wrong but the moment, nobody reads more than that it is sent again. */
const away: readonly (Cause | undefined)[] = ["storeAway", "uploadsFull", "noAnswer"];
/** What else may be over within a minute: a phone leaves a tunnel. After so many attempts it is told, and tried on. */
const perhaps: readonly (Cause | undefined)[] = ["serverError", "offline"];
const toldAfter = 2;
/** What our server does not say by itself: all that was sent may have been read, and will be again. */
const unclear: readonly (Cause | undefined)[] = ["noAnswer", "serverError"];

const isPassing = (outcome: Outcome): boolean =>
  !outcome.sent && [...away, ...perhaps].includes(outcome.cause);

const isLarge = (data: FormData): boolean =>
  [...data.values()].some((value) => value instanceof File && value.size > largeBytes);

/**
 * Posts again and again what failed for a passing reason. Only what carries a key, with which it is stored once however
 * often it arrives (contract/guards.ts).
 * @param data what is sent
 * @param signal aborted when the visitor does something else with the form
 * @param onWait called before each attempt; `isTold`: whether the visitor is to read meanwhile that it failed
 * @returns the last outcome; undefined when aborted
 */
export async function postAgain(
  first: Outcome,
  data: FormData,
  attempt: () => Promise<Outcome>,
  signal: AbortSignal,
  onWait: (outcome: Outcome & { sent?: undefined }, isTold: boolean) => void,
): Promise<Outcome | undefined> {
  let outcome = first;
  const pausesWithFile = pausesWithFileMs.values();
  for (const [tried, usualMs] of pausesMs.entries()) {
    if (outcome.sent || !isPassing(outcome)) break;
    const isRare = isLarge(data) && unclear.includes(outcome.cause);
    const pauseMs = isRare ? pausesWithFile.next().value : usualMs;
    if (pauseMs === undefined) break;
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
