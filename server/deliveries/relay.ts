import { randomUUID } from "node:crypto";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Claim, NextTry, Store } from "#server/inbox/store.ts";
import type { Channel, Resume, Submission } from "#server/inbox/submission.ts";
import type { Runtime } from "#server/time.ts";
import { whatIs } from "./outcome.ts";

/** A channel, and how it is worked on. */
export type Line = {
  channel: Channel;
  /** As it begins sentences. */
  name: string;
  /** What the log says when it works again. */
  again: string;
  /** What waits, as the subject of a sentence, and what it is in the end: "Mail", "mailed". */
  what: string;
  done: string;
  /** Deliveries at a time: one that hangs does not block the others. */
  connections: number;
  /** Between the beginnings of two rounds, in which it has the store and the processor to share with visitors. */
  paceMs: number;
  /** No delivery takes longer. */
  longestMs: number;
  /** Whether it sends files. */
  takesFiles: boolean;
  /**
   * @returns whether it went without its file; undefined: it is not to be delivered at all
   * @throws when it was not delivered
   */
  send(
    submission: Submission,
    work: { claim: Claim; resume: Resume | undefined; signal: AbortSignal },
  ): Promise<{ withoutFile: boolean } | undefined>;
  nextTry(error: unknown, claim: Claim, submission: Submission): NextTry;
  /** Why it failed, for the log: without a visitor's words. */
  reasonOf(error: unknown): string;
};

export type RelayDeps = Runtime & {
  withStore: Inbox["withStore"];
  /** Those that come first have the first turn. */
  lines: readonly Line[];
  limits?: Partial<typeof defaults>;
};

const defaults = {
  leaseMs: 180_000, // prolonged while something is being sent; then another process may send it
  renewMs: 60_000,
  pollMs: 60_000, // finds retries that are due and what other processes queued
  endMs: 500, // for a delivery that was aborted to say what is known of it, such as that the text was sent
  stopMs: 8_000, // for active deliveries when stopping; less than the server's shutdown timeout
  recordMs: 1_000, // until the result of a delivery is written again, while the store is away
  jumpMs: 300_000, // by which a clock may be corrected
  settleMs: 5_000, // when it is back, all servers record first what they sent, and then lease
};

/**
 * Delivers what is queued in the store, from the first `wake` on: each channel on its own, so none waits for another. The
 * queue is on disk, so a crash loses nothing; at worst something is sent twice, with the same id.
 */
export function startRelay(deps: RelayDeps) {
  const { withStore, clock, timer, log } = deps;
  const limits = { ...defaults, ...deps.limits };
  const lines = deps.lines.map((line) => ({
    ...line,
    owner: randomUUID(),
    active: new Map<number, Promise<void>>(),
    fromMs: -Infinity,
    lastFailure: undefined as string | undefined,
  }));
  type RunningLine = (typeof lines)[number];
  const abortController = new AbortController();
  let [stopped, scheduledNow, storeFails, filling] = [false, false, false, false];
  let unrecorded = false;
  let claimsFromMs = -Infinity;
  let claiming: Promise<void> | undefined;
  const offset = () => clock.now().getTime() - clock.monotonicMs();
  let offsetMs = offset();
  let cancelTimer = () => {};
  let cancelRenewal = () => {};

  /** Logs an outage of the store once, not every minute. */
  async function tryStore<T>(use: (store: Store) => Promise<T>): Promise<T | undefined> {
    try {
      const result = await withStore(use);
      if (storeFails) {
        log.info("The queue can be used again.");
        claimsFromMs = clock.monotonicMs() + limits.settleMs;
      }
      storeFails = false;
      return result;
    } catch (err) {
      if (!storeFails) log.error({ err }, "The queue cannot be used.");
      storeFails = true;
      return undefined;
    }
  }

  const makeAllDue = () => tryStore(async (store) => (await store.makeDue(clock.now()), true));

  /** What waits for a time by the clock as it was is due at once when that is set. */
  async function noticeJump(): Promise<void> {
    if (Math.abs(offset() - offsetMs) <= limits.jumpMs || (await makeAllDue())) offsetMs = offset();
  }

  /** Fills the free connections. Runs again when a delivery ends, else when a line may go on or after `pollMs`. */
  async function sendDue(): Promise<void> {
    scheduledNow = false;
    if (filling) return;
    filling = true;
    await noticeJump();
    // Reading works on a full disk.
    if (storeFails) await tryStore((store) => store.probeWrite());
    const waitMs = claimsFromMs - clock.monotonicMs();
    if (storeFails || waitMs > 0) {
      filling = false;
      return schedule(storeFails ? limits.pollMs : waitMs);
    }
    const ready = lines.filter(({ fromMs }) => fromMs <= clock.monotonicMs());
    claiming = ready.length === 0 ? undefined : tryStore((store) => claimFor(ready, store));
    await claiming;
    filling = false;
    // A line's pause may have ended while others claimed.
    const paused = lines
      .filter((line) => !ready.includes(line) || line.fromMs > clock.monotonicMs())
      .map(({ fromMs }) => Math.max(0, fromMs - clock.monotonicMs()));
    schedule(Math.min(limits.pollMs, ...paused));
  }

  async function claimFor(ready: readonly RunningLine[], store: Store): Promise<void> {
    for (const line of ready)
      while (line.active.size < line.connections && !stopped) {
        const { owner, channel, active } = line;
        const now = clock.now();
        const claim = await store.claim(owner, channel, now, limits.leaseMs, [...active.keys()]);
        // What was leased while stopping began is released there.
        if (claim === undefined || stopped) break;
        if (line.paceMs > 0) line.fromMs = clock.monotonicMs() + line.paceMs;
        const { number } = claim;
        const delivery = deliver(line, claim);
        active.set(number, delivery);
        void delivery.then(() => active.delete(number)).then(() => schedule(0));
      }
  }

  function renewLeases(): void {
    cancelRenewal = timer.after(limits.renewMs, renewLeases);
    for (const { owner, active } of lines)
      if (active.size > 0)
        void tryStore((store) =>
          store.renew(owner, [...active.keys()], clock.now(), limits.leaseMs),
        );
  }

  function schedule(ms: number): void {
    // A steady stream of wake-ups must not keep restarting the timer.
    if (stopped || scheduledNow) return;
    cancelTimer();
    scheduledNow = ms === 0;
    cancelTimer = timer.after(ms, () => void sendDue());
  }

  /** Delivers one leased submission and records the result. Never throws. */
  async function deliver(line: RunningLine, claim: Claim): Promise<void> {
    const { number } = claim;
    const { channel, owner, takesFiles } = line;
    const signal = AbortSignal.any([abortController.signal, AbortSignal.timeout(line.longestMs)]);
    const found = await tryStore(async (store) => ({
      submission: await store.get(number),
      resume: takesFiles ? await store.resume(number) : undefined,
    }));
    if (!found?.submission) return; // deleted since, or for the next one who leases it
    const { submission, resume } = found;
    const at = () => clock.now();
    try {
      signal.throwIfAborted();
      // What never ends would keep its connection until the next start.
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => timer.after(limits.endMs, () => reject()));
      });
      const sent = await Promise.race([line.send(submission, { claim, resume, signal }), ended]);
      if (sent) noteAnswer(line, undefined);
      // It took no time of anybody: a flood of what is not to be delivered must not hold up the others.
      else line.fromMs = -Infinity;
      await record((store) =>
        sent
          ? store.markDelivered(number, channel, at(), sent.withoutFile)
          : store.drop(number, channel),
      );
    } catch (error) {
      // Aborted by `stop`, which releases the lease.
      if (abortController.signal.aborted) return;
      const reason = error ?? new Error(`${line.name} took too long.`);
      const next = line.nextTry(reason, claim, submission);
      noteAnswer(line, line.reasonOf(reason));
      await record((store) => store.markNotDelivered(number, owner, next));
      const { reference } = submission;
      log.info(
        `${reference} ${whatIs(next)} (${channel}). See npm run inbox -- show ${reference}.`,
      );
    }
  }

  /**
   * Writes what became of a delivery, however long the store is away: until then the submission counts as being sent, and
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

  /** Logs a receiver's answer when it changes; undefined: it accepted what it got. */
  function noteAnswer(line: RunningLine, failure: string | undefined): void {
    if (failure !== undefined && failure !== line.lastFailure) log.warn(`${line.name}: ${failure}`);
    if (failure === undefined && line.lastFailure !== undefined) log.info(line.again);
    line.lastFailure = failure;
  }

  renewLeases();
  return {
    /** Checks the queue soon. Returns at once and never throws. */
    wake: () => schedule(0),
    /** Waits up to `stopMs` for active deliveries, aborts the rest and releases their leases. */
    async stop(): Promise<void> {
      stopped = true;
      cancelTimer();
      const cancelAbort = timer.after(limits.stopMs, () => abortController.abort());
      await claiming;
      await Promise.all(lines.flatMap(({ active }) => [...active.values()]));
      cancelAbort();
      cancelRenewal();
      // What was sent and not recorded would be due at once, and sent again before its lease ends.
      if (unrecorded) return;
      for (const { owner } of lines) await tryStore((store) => store.release(owner, clock.now()));
    },
    /** Makes all that waits due: after a start with other settings. */
    async sendAll(): Promise<void> {
      await makeAllDue();
      schedule(0);
    },
    noteAnswer(channel: Channel, failure: string | undefined): void {
      const line = lines.find((it) => it.channel === channel);
      if (line) noteAnswer(line, failure);
    },
    /** A channel's last answer, if it was a failure. */
    lastFailure: (channel: Channel) => lines.find((it) => it.channel === channel)?.lastFailure,
  };
}
