import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { MessageStore } from "../inbox/store.ts";
import type { Claim } from "../inbox/queue.ts";
import type { Log } from "../log.ts";
import type { Timer } from "../timer.ts";
import { deliver } from "./deliver.ts";
import type { Mailer } from "./mailer.ts";

export type Relay = {
  /** Says that something may be waiting. Returns at once and never throws. */
  nudge(): void;
  /**
   * Begins nothing more, gives mails under way a few seconds, then breaks them off and gives
   * back what was leased. Never throws.
   */
  stop(): Promise<void>;
};

export type RelayDeps = {
  store: Pick<
    MessageStore,
    "claim" | "nextDue" | "get" | "resume" | "markMailed" | "markNotMailed" | "release"
  >;
  mailer: Mailer;
  clock: Clock;
  timer: Timer;
  log: Log;
  /** From 0 to 1, for the spread of retries. */
  random?: () => number;
  limits?: Partial<RelayLimits>;
};

export type RelayLimits = {
  /** One mail may take so long; 7 MB (a résumé in base64) through 0.5 Mbit/s. */
  mailMs: number;
  /** Well beyond `mailMs`: after this, another process may take a mail up. */
  leaseMs: number;
  /** How often to look for what other processes put into the queue (`npm run inbox retry`). */
  lookMs: number;
  /** How long `stop` waits for mails under way; shorter than the server's own patience. */
  stopMs: number;
  /** Several, so that one that hangs holds up no other; few, as mail servers like it. */
  connections: number;
};

const usual: RelayLimits = {
  mailMs: 120_000,
  leaseMs: 300_000,
  lookMs: 60_000,
  stopMs: 8_000,
  connections: 3,
};

export const noRelay: Relay = { nudge: () => {}, stop: async () => {} };

/**
 * Mails what the store's queue holds: at each nudge, when a retry is due, and once a minute what
 * other processes queued. The store is the queue, so nothing is lost in a crash; at worst a mail
 * goes out twice, with the same Message-ID.
 */
export function startRelay(deps: RelayDeps): Relay {
  const { store, mailer, clock, timer, log, random = Math.random } = deps;
  const limits = { ...usual, ...deps.limits };
  const owner = randomUUID();
  const underWay = new Set<Promise<void>>();
  const broken = new AbortController();
  let stopped = false;
  let cancel = () => {};
  let atOnce = false;

  /** Fills the free connections, then sleeps until something is due. */
  function work(): void {
    if (stopped) return;
    atOnce = false;
    let wait = limits.lookMs;
    try {
      while (underWay.size < limits.connections) {
        const now = clock.now();
        const until = new Date(now.getTime() + limits.leaseMs);
        const claim = store.claim(owner, now, until);
        if (claim === undefined) break;
        begin(claim);
      }
      // With no connection free, the first that ends looks again.
      const due = underWay.size < limits.connections ? store.nextDue() : undefined;
      if (due) wait = Math.max(0, Math.min(wait, due.getTime() - clock.now().getTime()));
    } catch (error) {
      log.error("The mail queue cannot be read.", error);
    }
    sleep(wait);
  }

  function sleep(ms: number): void {
    // Timers take a millisecond even for none: begun anew each time, a look would be put off for
    // as long as messages keep coming in.
    if (stopped || (atOnce && ms === 0)) return;
    cancel();
    atOnce = ms === 0;
    cancel = timer.after(ms, work);
  }

  function begin(claim: Claim): void {
    const one = deliver(claim, { store, mailer, clock, log, random, owner }, limits.mailMs, broken)
      .catch((error: unknown) => log.error("The mail queue cannot be written.", error))
      .finally(() => {
        underWay.delete(one);
        sleep(0);
      });
    underWay.add(one);
  }

  return {
    nudge: () => sleep(0),
    async stop() {
      if (stopped) return;
      stopped = true;
      cancel();
      const done = Promise.all(underWay);
      let enough = () => {};
      const patience = new Promise<void>(
        (resolve) => (enough = timer.after(limits.stopMs, resolve)),
      );
      await Promise.race([done, patience]);
      enough();
      broken.abort();
      await done;
      try {
        store.release(owner, clock.now());
      } catch (error) {
        log.error("The mail queue cannot be written.", error);
      }
    },
  };
}
