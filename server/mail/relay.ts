import { randomUUID } from "node:crypto";
import type { Runtime } from "../time.ts";
import type { Claim } from "../inbox/queue.ts";
import type { Store } from "../inbox/store.ts";
import { isPermanent, nextTry, reasonOf } from "./failure.ts";
import type { Mailer } from "./mailer.ts";

export type RelayDeps = Runtime & {
  /** Called for each mail the mail server accepted. */
  onMailed: () => void;
  withStore: <T>(use: (store: Store) => T) => T; // throws while the store is unavailable
  mailer: Pick<Mailer, "send">;
  limits?: Partial<typeof defaults>;
};

const defaults = {
  mailMs: 120_000, // timeout of one mail: 7 MB (a résumé in base64) at 0.5 Mbit/s
  leaseMs: 300_000, // well above mailMs; then another process may send the mail
  pollMs: 60_000, // finds retries that are due and mail queued by other processes
  stopMs: 8_000, // for active mails when stopping; less than the server's shutdown timeout
  connections: 3, // a hanging one does not block the others; mail servers limit their number
};

/**
 * Sends the mail queued in the store, from the first `nudge` on. The queue is on disk, so a crash
 * loses nothing; at worst a mail is sent twice, with the same Message-ID.
 */
export function startRelay(deps: RelayDeps) {
  const { withStore, mailer, onMailed, clock, timer, log } = deps;
  const limits = { ...defaults, ...deps.limits };
  const owner = randomUUID();
  const active = new Set<Promise<void>>();
  const abortController = new AbortController();
  let [stopped, scheduledNow, storeFails] = [false, false, false];
  let cancelTimer = () => {};

  /** Logs an outage of the store once, not every minute. */
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

  /** Fills the free connections. Runs again when a mail ends, else after `pollMs`. */
  function sendDue(): void {
    scheduledNow = false;
    tryStore((store) => {
      while (active.size < limits.connections) {
        const now = clock.now();
        const claim = store.claim(owner, now, new Date(now.getTime() + limits.leaseMs));
        if (claim === undefined) return;
        // Deferred: `deliver` uses the store, which is still in use here.
        const mail = Promise.resolve(claim).then(deliver);
        active.add(mail);
        void mail.then(() => active.delete(mail)).then(() => schedule(0));
      }
    });
    schedule(limits.pollMs);
  }

  function schedule(ms: number): void {
    // A steady stream of nudges must not keep restarting the timer.
    if (stopped || scheduledNow) return;
    cancelTimer();
    scheduledNow = ms === 0;
    cancelTimer = timer.after(ms, sendDue);
  }

  /** Sends one leased entry and records the result. Never throws. */
  async function deliver(claim: Claim): Promise<void> {
    const { number } = claim;
    const signal = AbortSignal.any([abortController.signal, AbortSignal.timeout(limits.mailMs)]);
    try {
      const [entry, resume] = withStore((store) => [store.get(number), store.resume(number)]);
      if (entry) await mailer.send(entry, resume, signal).then(onMailed); // undefined: deleted since
    } catch (error) {
      // Aborted by `stop`, which releases the lease.
      if (abortController.signal.aborted) return;
      const reason = signal.aborted ? "The mail server took too long." : reasonOf(error);
      const next = isPermanent(error) ? "parked" : nextTry(claim, clock.now());
      tryStore((store) => store.markNotMailed(number, owner, reason, next));
      const what = next === "parked" ? "could not be mailed and was given up" : "is not mailed yet";
      log.info(`Message ${number} ${what}, see 'npm run inbox show ${number}'.`);
      return;
    }
    tryStore((store) => store.markMailed(number, clock.now()));
  }

  return {
    /** Checks the queue soon. Returns at once and never throws. */
    nudge: () => schedule(0),
    /** Waits up to `stopMs` for active mails, aborts the rest and releases their leases. */
    async stop(): Promise<void> {
      stopped = true;
      cancelTimer();
      const cancelAbort = timer.after(limits.stopMs, () => abortController.abort());
      await Promise.all(active);
      cancelAbort();
      tryStore((store) => store.release(owner, clock.now()));
    },
  };
}
