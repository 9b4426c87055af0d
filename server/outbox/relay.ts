import { randomUUID } from "node:crypto";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Claim, Store } from "#server/inbox/store.ts";
import type { DestinationName } from "#server/inbox/submission.ts";
import type { Runtime } from "#server/time.ts";
import type { Destination } from "./destination.ts";
import { whatIs } from "./failure.ts";

export type RelayDeps = Runtime & {
  withStore: Inbox["withStore"];
  /** Those that come first have the first turn. */
  destinations: readonly Destination[];
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
 * Delivers what is queued in the store, from the first `wake` on: to each destination on its own, so none waits for another. The
 * queue is on disk, so a crash loses nothing; at worst something is sent twice, with the same id.
 */
export function startRelay(deps: RelayDeps) {
  const { withStore, clock, timer, log } = deps;
  const limits = { ...defaults, ...deps.limits };
  const destinations = deps.destinations.map((it) => ({
    ...it,
    owner: randomUUID(),
    active: new Map<number, Promise<void>>(),
    fromMs: -Infinity,
    lastFailure: undefined as string | undefined,
  }));
  type Running = (typeof destinations)[number];
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

  /** Fills the free connections. Runs again when a delivery ends, else when a pause ends or after `pollMs`. */
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
    const ready = destinations.filter(({ fromMs }) => fromMs <= clock.monotonicMs());
    claiming = ready.length === 0 ? undefined : tryStore((store) => claimFor(ready, store));
    await claiming;
    filling = false;
    // A pause may have ended while others claimed.
    const paused = destinations
      .filter((it) => !ready.includes(it) || it.fromMs > clock.monotonicMs())
      .map(({ fromMs }) => Math.max(0, fromMs - clock.monotonicMs()));
    schedule(Math.min(limits.pollMs, ...paused));
  }

  async function claimFor(ready: readonly Running[], store: Store): Promise<void> {
    for (const to of ready)
      while (to.active.size < to.connections && !stopped) {
        const { owner, name, active } = to;
        const now = clock.now();
        const claim = await store.claim(owner, name, now, limits.leaseMs, [...active.keys()]);
        // What was leased while stopping began is released there.
        if (claim === undefined || stopped) break;
        if (to.paceMs > 0) to.fromMs = clock.monotonicMs() + to.paceMs;
        const { number } = claim;
        const delivery = deliver(to, claim);
        active.set(number, delivery);
        void delivery.then(() => active.delete(number)).then(() => schedule(0));
      }
  }

  function renewLeases(): void {
    cancelRenewal = timer.after(limits.renewMs, renewLeases);
    for (const { owner, active } of destinations)
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
  async function deliver(to: Running, claim: Claim): Promise<void> {
    const { number } = claim;
    const { name, owner, takesFiles } = to;
    const signal = AbortSignal.any([abortController.signal, AbortSignal.timeout(to.longestMs)]);
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
      const sent = await Promise.race([to.send(submission, { claim, resume, signal }), ended]);
      if (sent) noteAnswer(to, undefined);
      // It took no time of anybody: a flood of what is not to be delivered must not hold up the others.
      else to.fromMs = -Infinity;
      await record((store) =>
        sent ? store.markDelivered(number, name, at(), sent.withoutFile) : store.drop(number, name),
      );
    } catch (error) {
      // Aborted by `stop`, which releases the lease.
      if (abortController.signal.aborted) return;
      const reason = error ?? new Error(`${to.title} took too long.`);
      const next = to.nextTry(reason, claim, submission);
      noteAnswer(to, to.reasonOf(reason));
      await record((store) => store.markNotDelivered(number, owner, next));
      const { reference } = submission;
      log.info(`${reference} ${whatIs(next)} (${name}). See npm run inbox -- show ${reference}.`);
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

  /** Logs a destination's answer when it changes; undefined: it accepted what it got. */
  function noteAnswer(to: Running, failure: string | undefined): void {
    if (failure !== undefined && failure !== to.lastFailure) log.warn(`${to.title}: ${failure}`);
    if (failure === undefined && to.lastFailure !== undefined) log.info(to.again);
    to.lastFailure = failure;
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
      await Promise.all(destinations.flatMap(({ active }) => [...active.values()]));
      cancelAbort();
      cancelRenewal();
      // What was sent and not recorded would be due at once, and sent again before its lease ends.
      if (unrecorded) return;
      for (const { owner } of destinations)
        await tryStore((store) => store.release(owner, clock.now()));
    },
    /** Makes all that waits due: after a start with other settings. */
    async sendAll(): Promise<void> {
      await makeAllDue();
      schedule(0);
    },
    noteAnswer(name: DestinationName, failure: string | undefined): void {
      const to = destinations.find((it) => it.name === name);
      if (to) noteAnswer(to, failure);
    },
    /** A destination's last answer, if it was a failure. */
    lastFailure: (name: DestinationName) =>
      destinations.find((it) => it.name === name)?.lastFailure,
  };
}
