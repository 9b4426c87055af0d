import { randomUUID } from "node:crypto";
import type { Runtime } from "#server/time.ts";
import type { Entry, Resume } from "#server/inbox/entry.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Claim, NextTry, Store } from "#server/inbox/store.ts";
import type { FileElsewhere } from "./compose.ts";
import { longestMailMs, type Mailer } from "./mailer.ts";
import { longestDelayMs, nextTry } from "./outcome.ts";

export type RelayDeps = Runtime & {
  /** Called for each mail the mail server accepted. */
  onMailed: () => void;
  withStore: Inbox["withStore"];
  /** Says how to get a file that cannot be mailed. */
  fileElsewhere: (entry: Entry) => Promise<FileElsewhere>;
  mailer: Pick<Mailer, "send">;
  limits?: Partial<typeof defaults>;
};

const defaults = {
  mailMs: longestMailMs,
  leaseMs: 180_000, // prolonged while a mail is being sent; then another process may send it
  renewMs: 60_000,
  pollMs: 60_000, // finds retries that are due and mail queued by other processes
  stopMs: 8_000, // for active mails when stopping; less than the server's shutdown timeout
  connections: 3, // a hanging one does not block the others; mail servers limit their number
};

/**
 * Sends the mail queued in the store, from the first `nudge` on. The queue is on disk, so a crash
 * loses nothing; at worst a mail is sent twice, with the same Message-ID.
 */
export function startRelay(deps: RelayDeps) {
  const { withStore, mailer, fileElsewhere, onMailed, clock, timer, log } = deps;
  const limits = { ...defaults, ...deps.limits };
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const owner = randomUUID();
  const active = new Set<Promise<void>>();
  const abortController = new AbortController();
  let [stopped, scheduledNow, storeFails, filling] = [false, false, false, false];
  let lastFailure: string | undefined;
  let cancelTimer = () => {};
  let cancelRenewal = () => {};

  /** Logs an outage of the store once, not every minute. */
  async function tryStore<T>(use: (store: Store) => Promise<T>): Promise<T | undefined> {
    try {
      const result = await withStore(use);
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
  async function sendDue(): Promise<void> {
    scheduledNow = false;
    if (filling) return;
    filling = true;
    await tryStore(async (store) => {
      while (active.size < limits.connections && !stopped) {
        const now = clock.now();
        const claim = await store.claim(owner, now, later(limits.leaseMs), later(longestDelayMs));
        if (claim === undefined) return;
        const mail = deliver(claim);
        active.add(mail);
        void mail.then(() => active.delete(mail)).then(() => schedule(0));
      }
    });
    filling = false;
    schedule(limits.pollMs);
  }

  function renewLeases(): void {
    cancelRenewal = timer.after(limits.renewMs, renewLeases);
    if (active.size > 0) void tryStore((store) => store.renew(owner, later(limits.leaseMs)));
  }

  function schedule(ms: number): void {
    // A steady stream of nudges must not keep restarting the timer.
    if (stopped || scheduledNow) return;
    cancelTimer();
    scheduledNow = ms === 0;
    cancelTimer = timer.after(ms, () => void sendDue());
  }

  /** Sends one leased entry and records the result. Never throws. */
  async function deliver(claim: Claim): Promise<void> {
    const { number } = claim;
    const signal = AbortSignal.any([abortController.signal, AbortSignal.timeout(limits.mailMs)]);
    let file: Resume | FileElsewhere | undefined;
    try {
      const entry = await withStore((store) => store.get(number));
      if (!entry) return; // deleted since
      file = await withStore((store) => store.resume(number));
      if (file && claim.withoutFile) file = await fileElsewhere(entry);
      const { rejected } = await mailer.send(entry, file, signal);
      onMailed();
      noteAnswer(rejected.length > 0 ? `It takes no mail for ${rejected.join(", ")}.` : undefined);
    } catch (error) {
      // Aborted by `stop`, which releases the lease.
      if (abortController.signal.aborted) return;
      const reason = signal.aborted ? new Error("The mail server took too long.") : error;
      const next = nextTry(reason, claim, file !== undefined && "bytes" in file, clock.now());
      await tryStore((store) => store.markNotMailed(number, owner, next));
      noteAnswer(next.error);
      log.info(`Message ${number} ${whatIs(next)}, see 'npm run inbox show ${number}'.`);
      return;
    }
    const withoutFile = file !== undefined && !("bytes" in file);
    await tryStore((store) => store.markMailed(number, clock.now(), withoutFile));
  }

  /** Logs the mail server's answer when it changes; undefined: it accepted the mail. */
  function noteAnswer(failure: string | undefined): void {
    if (failure !== undefined && failure !== lastFailure) log.warn(`The mail server: ${failure}`);
    if (failure === undefined && lastFailure !== undefined)
      log.info("The mail server takes mail again.");
    lastFailure = failure;
  }

  renewLeases();
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
      cancelRenewal();
      await tryStore((store) => store.release(owner, clock.now()));
    },
    /** Makes all waiting mail due: after a start with other settings, or when the clock was set. */
    async sendAll(): Promise<void> {
      await tryStore((store) => store.makeDue(clock.now()));
      schedule(0);
    },
    noteAnswer,
    lastFailure: () => lastFailure,
  };
}

const whatIs = (next: NextTry) => {
  if ("parkedAt" in next) return "could not be mailed and was given up";
  return next.withoutFile ? "is mailed without its file" : "is not mailed yet";
};
