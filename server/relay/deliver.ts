import type { Clock } from "../clock.ts";
import type { Claim } from "../inbox/queue.ts";
import type { MessageStore } from "../inbox/store.ts";
import type { Log } from "../log.ts";
import { isFinal, reason } from "./failure.ts";
import type { Mailer } from "./mailer.ts";
import { nextTry } from "./next-try.ts";

type Deps = {
  store: Pick<MessageStore, "get" | "resume" | "markMailed" | "markNotMailed">;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  random: () => number;
  owner: string;
};

/**
 * Mails one leased entry and writes down how it went. What is broken off is left as it is: its
 * lease is given back or ends.
 * @param limitMs after which the attempt has failed, whatever it is doing
 * @throws when the store cannot be written
 */
export async function deliver(
  claim: Claim,
  { store, mailer, clock, log, random, owner }: Deps,
  limitMs: number,
  broken: AbortController,
): Promise<void> {
  const { number } = claim;
  try {
    await attempt(
      number,
      store,
      mailer,
      AbortSignal.any([broken.signal, AbortSignal.timeout(limitMs)]),
    );
  } catch (error) {
    if (broken.signal.aborted) return;
    const next = isFinal(error) ? "parked" : nextTry(claim, clock.now(), random());
    store.markNotMailed(number, owner, reason(error), next);
    const what = next === "parked" ? "could not be mailed and was given up" : "is not mailed yet";
    log.info(`Message ${number} ${what}, see 'npm run inbox show ${number}'.`);
    return;
  }
  store.markMailed(number, clock.now());
}

async function attempt(
  number: number,
  store: Deps["store"],
  mailer: Mailer,
  signal: AbortSignal,
): Promise<void> {
  const entry = store.get(number);
  // Deleted since it was leased.
  if (entry === undefined) return;
  const resume = entry.kind === "application" ? store.resume(number) : undefined;
  // Raced, because not everything on the way to the mail server listens to a signal.
  await Promise.race([mailer.send(entry, resume, signal), failing(signal)]);
}

function failing(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error("The mail server took too long."));
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
}
