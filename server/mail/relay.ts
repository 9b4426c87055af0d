import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Clock, Timer } from "../time.ts";
import type { Claim } from "../inbox/queue.ts";
import type { Store } from "../inbox/store.ts";
import { isFinal, nextTry, reasonOf } from "./failure.ts";
import type { Mailer } from "./mailer.ts";

export type RelayDeps = {
  /** Called for each mail that a mail server has taken. */
  onMailed: () => void;
  withStore: <T>(use: (store: Store) => T) => T; // throws while there is none
  mailer: Pick<Mailer, "send">;
  clock: Clock;
  timer: Timer;
  log: Pick<Logger, "info" | "error">;
  limits?: Partial<typeof usual>;
};

const usual = {
  mailMs: 120_000, // for one mail: 7 MB (a résumé in base64) through 0.5 Mbit/s
  leaseMs: 300_000, // well beyond mailMs: after this, another process may take a mail up
  lookMs: 60_000, // how often to look for what is due again, or was queued by other processes
  stopMs: 8_000, // for mails under way when stopping; shorter than the server's own patience
  connections: 3, // several, so that one that hangs holds up no other; few, as mail servers like it
};

/**
 * Mails what is in the store's queue, from the first nudge on. The store is the queue, so nothing
 * is lost in a crash; at worst a mail goes out twice, with the same Message-ID.
 */
export function startRelay(deps: RelayDeps) {
  const { withStore, mailer, onMailed, clock, timer, log } = deps;
  const limits = { ...usual, ...deps.limits };
  const owner = randomUUID();
  const underWay = new Set<Promise<void>>();
  const breakOff = new AbortController();
  let [stopped, lookingSoon, storeFails] = [false, false, false];
  let cancel = () => {};

  /** An outage of the store is one line of the log, not one a minute. */
  function tryStore<T>(use: (store: Store) => T): T | undefined {
    try {
      const result = withStore(use);
      if (storeFails) log.info("The mail queue can be used again.");
      storeFails = false;
      return result;
    } catch (err) {
      if (!storeFails) log.error({ err }, "The mail queue cannot be used.");
      storeFails = true;
      return undefined;
    }
  }

  /** Fills the free connections, then sleeps; each mail that ends looks again. */
  function look(): void {
    lookingSoon = false;
    tryStore((store) => {
      while (underWay.size < limits.connections) {
        const now = clock.now();
        const claim = store.claim(owner, now, new Date(now.getTime() + limits.leaseMs));
        if (claim === undefined) return;
        // Not before this use of the store is over.
        const mail = Promise.resolve(claim).then(deliver);
        underWay.add(mail);
        void mail.then(() => underWay.delete(mail)).then(() => lookIn(0));
      }
    });
    lookIn(limits.lookMs);
  }

  function lookIn(ms: number): void {
    // Started anew by each of many messages, even a timer of 0 ms might never end.
    if (stopped || lookingSoon) return;
    cancel();
    lookingSoon = ms === 0;
    cancel = timer.after(ms, look);
  }

  /** Mails one leased entry and writes down how it went. Never throws. */
  async function deliver(claim: Claim): Promise<void> {
    const { number } = claim;
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(limits.mailMs)]);
    try {
      const [entry, resume] = withStore((store) => [store.get(number), store.resume(number)]);
      if (entry) await mailer.send(entry, resume, signal).then(onMailed); // or it was deleted since
    } catch (error) {
      // What is broken off goes back into the queue as it was.
      if (breakOff.signal.aborted) return;
      const reason = signal.aborted ? "The mail server took too long." : reasonOf(error);
      const next = isFinal(error) ? "parked" : nextTry(claim, clock.now());
      tryStore((store) => store.markNotMailed(number, owner, reason, next));
      const what = next === "parked" ? "could not be mailed and was given up" : "is not mailed yet";
      log.info(`Message ${number} ${what}, see 'npm run inbox show ${number}'.`);
      return;
    }
    tryStore((store) => store.markMailed(number, clock.now()));
  }

  return {
    /** Says that something may be waiting. Returns at once and never throws. */
    nudge: () => lookIn(0),
    /** Begins nothing more, gives mails under way a few seconds, then breaks them off and gives back. */
    async stop(): Promise<void> {
      stopped = true;
      cancel();
      const patienceEnds = timer.after(limits.stopMs, () => breakOff.abort());
      await Promise.all(underWay);
      patienceEnds();
      tryStore((store) => store.release(owner, clock.now()));
    },
  };
}
