import { randomUUID } from "node:crypto";
import type { Runtime } from "#server/time.ts";
import type { Kind, Submission, Resume } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Claim, NextTry, Store } from "#server/inbox/store.ts";
import type { FileElsewhere } from "./compose.ts";
import { loggedReason } from "./failure.ts";
import { longestMailMs, type Mailer } from "./mailer.ts";
import { nextTry } from "./outcome.ts";

export type RelayDeps = Runtime & {
  /** Called for each mail the mail server accepted. */
  onMailed: () => void;
  withStore: Inbox["withStore"];
  /** Says how to get a file that cannot be mailed. */
  fileElsewhere: (submission: Submission) => Promise<FileElsewhere>;
  mailer: Pick<Mailer, "send">;
  limits?: Partial<typeof defaults>;
};

const defaults = {
  mailMs: longestMailMs,
  leaseMs: 180_000, // prolonged while a mail is being sent; then another process may send it
  renewMs: 60_000,
  pollMs: 60_000, // finds retries that are due and mail queued by other processes
  stopMs: 8_000, // for active mails when stopping; less than the server's shutdown timeout
  recordMs: 1_000, // until the result of a mail is written again, while the store is away
  settleMs: 5_000, // when it is back, all servers record first what they sent, and then lease
  connections: 3, // a hanging one does not block the others; mail servers limit their number
};

/**
 * Sends the mail queued in the store, from the first `wake` on. The queue is on disk, so a crash
 * loses nothing; at worst a mail is sent twice, with the same Message-ID.
 */
export function startRelay(deps: RelayDeps) {
  const { withStore, mailer, fileElsewhere, onMailed, clock, timer, log } = deps;
  const limits = { ...defaults, ...deps.limits };
  const owner = randomUUID();
  const active = new Map<number, Promise<void>>();
  const abortController = new AbortController();
  let [stopped, scheduledNow, storeFails, filling] = [false, false, false, false];
  let unrecorded = false;
  let claimsFromMs = -Infinity;
  let claiming: Promise<void> | undefined;
  let lastFailure: string | undefined;
  const refused = new Map<Kind, readonly string[]>();
  let cancelTimer = () => {};
  let cancelRenewal = () => {};

  /** Logs an outage of the store once, not every minute. */
  async function tryStore<T>(use: (store: Store) => Promise<T>): Promise<T | undefined> {
    try {
      const result = await withStore(use);
      if (storeFails) {
        log.info("The mail queue can be used again.");
        claimsFromMs = clock.monotonicMs() + limits.settleMs;
      }
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
    // Reading works on a full disk.
    if (storeFails) await tryStore((store) => store.probeWrite());
    const waitMs = claimsFromMs - clock.monotonicMs();
    if (storeFails || waitMs > 0) {
      filling = false;
      return schedule(storeFails ? limits.pollMs : waitMs);
    }
    claiming = tryStore(async (store) => {
      while (active.size < limits.connections && !stopped) {
        const claim = await store.claim(owner, clock.now(), limits.leaseMs, [...active.keys()]);
        // What was leased while stopping began is released there.
        if (claim === undefined || stopped) return;
        const { number } = claim;
        const mail = deliver(claim);
        active.set(number, mail);
        void mail.then(() => active.delete(number)).then(() => schedule(0));
      }
    });
    await claiming;
    filling = false;
    schedule(limits.pollMs);
  }

  function renewLeases(): void {
    cancelRenewal = timer.after(limits.renewMs, renewLeases);
    if (active.size === 0) return;
    void tryStore((store) => store.renew(owner, [...active.keys()], clock.now(), limits.leaseMs));
  }

  function schedule(ms: number): void {
    // A steady stream of wake-ups must not keep restarting the timer.
    if (stopped || scheduledNow) return;
    cancelTimer();
    scheduledNow = ms === 0;
    cancelTimer = timer.after(ms, () => void sendDue());
  }

  /** Sends one leased submission and records the result. Never throws. */
  async function deliver(claim: Claim): Promise<void> {
    const { number } = claim;
    const signal = AbortSignal.any([abortController.signal, AbortSignal.timeout(limits.mailMs)]);
    let file: Resume | FileElsewhere | undefined;
    const found = await tryStore(async (store) => ({
      submission: await store.get(number),
      resume: await store.resume(number),
    }));
    if (!found?.submission) return; // deleted since, or for the next one who leases it
    const { submission } = found;
    try {
      file = found.resume;
      if (file && claim.withoutFile) file = await fileElsewhere(submission);
      const { rejected } = await mailer.send(submission, file, signal);
      onMailed();
      // Each kind has readers of its own. The log has them from the alerts.
      refused.set(submission.kind, rejected);
      noteAnswer(undefined);
    } catch (error) {
      // Aborted by `stop`, which releases the lease.
      if (abortController.signal.aborted) return;
      const reason = signal.aborted ? new Error("The mail server took too long.") : error;
      const next = nextTry(reason, claim, file !== undefined && "bytes" in file, clock.now());
      noteAnswer(loggedReason(reason));
      await record((store) => store.markNotMailed(number, owner, next));
      log.info(`Message ${number} ${whatIs(next)}. See npm run inbox -- show ${number}.`);
      return;
    }
    const withoutFile = file !== undefined && !("bytes" in file);
    const at = clock.now();
    await record((store) => store.markMailed(number, at, withoutFile));
  }

  /**
   * Writes what became of a mail, however long the store is away: until then the submission counts as being mailed, and
   * nobody sends it again.
   */
  async function record(write: (store: Store) => Promise<void>): Promise<void> {
    while ((await tryStore(async (store) => (await write(store), true))) === undefined) {
      if (abortController.signal.aborted) {
        unrecorded = true;
        return;
      }
      await new Promise<void>((resolve) => timer.after(limits.recordMs, resolve));
    }
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
    wake: () => schedule(0),
    /** Waits up to `stopMs` for active mails, aborts the rest and releases their leases. */
    async stop(): Promise<void> {
      stopped = true;
      cancelTimer();
      const cancelAbort = timer.after(limits.stopMs, () => abortController.abort());
      await claiming;
      await Promise.all(active.values());
      cancelAbort();
      cancelRenewal();
      // A mail that was sent and not recorded would be due at once, and sent again before its lease ends.
      if (!unrecorded) await tryStore((store) => store.release(owner, clock.now()));
    },
    /** Makes all waiting mail due: after a start with other settings, or when the clock was set. */
    async sendAll(): Promise<void> {
      await tryStore((store) => store.makeDue(clock.now()));
      schedule(0);
    },
    noteAnswer,
    lastFailure: () => lastFailure,
    /** A line for each recipient that the mail server refused of the last mail of each kind that it took. */
    refused: () => [...new Set([...refused.values()].flat())],
  };
}

const whatIs = (next: NextTry) => {
  if ("parkedAt" in next) return "could not be mailed and was given up";
  return next.withoutFile ? "is mailed without its file" : "is not mailed yet";
};
