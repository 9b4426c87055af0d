import type { Clock } from "../time.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { QueueState } from "../inbox/queue.ts";
import type { Problem } from "../mail/alerts.ts";
import type { Settings } from "../settings.ts";

/** `ready` is what a load balancer asks for; the rest is for whoever wants to know why. */
export type Readiness = {
  ready: boolean;
  /** "ok", or why nothing can be stored. */
  store: string;
  /** Of store and disk; `full`: nothing more is taken. */
  room: "ok" | "low" | "full";
  /** Mail that the mail server has not taken; null when nothing is mailed. Never makes unready: the
   * messages are safe, and a site that stops taking them would help nobody. */
  queue: { waiting: number; parked: number; oldestWaitingSeconds: number } | null;
};

export type HealthDeps = {
  inbox: Pick<Inbox, "withStore" | "state">;
  settings: Pick<Settings, "mail">;
  /** Whether the server has been told to stop. */
  isStopping: () => boolean;
  clock: Clock;
};

// Each look writes to the disk, and anybody may ask.
const lookEveryMs = 1000;
const waitsTooLongSeconds = 3600;

/** Looks at store, disk and queue, at most once a second; in between the last answer holds. */
export function createReadiness(deps: HealthDeps): () => Readiness {
  const { inbox, settings, isStopping, clock } = deps;
  let last: { atMs: number; found: Readiness } | undefined;

  function look(): Readiness {
    let [store, queue]: [string, Readiness["queue"]] = ["ok", null];
    try {
      // First: it closes a store that is damaged, whose size nobody could tell.
      inbox.withStore((it) => it.probeWrite());
      queue = inWords(inbox.withStore((it) => it.queueState()));
    } catch (error) {
      store = inbox.state().fault ?? (error instanceof Error ? error.message : String(error));
    }
    const { takes } = inbox.state();
    const room = takes.application ? "ok" : takes.message ? "low" : "full";
    const ready = store === "ok" && room !== "full";
    return { ready, store, room, queue: settings.mail ? queue : null };
  }

  function inWords({ waiting, parked, oldestWaiting }: QueueState): Readiness["queue"] {
    const ms = oldestWaiting ? clock.now().getTime() - oldestWaiting.getTime() : 0;
    return { waiting, parked, oldestWaitingSeconds: Math.max(0, Math.round(ms / 1000)) };
  }

  return () => {
    const nowMs = clock.now().getTime();
    if (last === undefined || Math.abs(nowMs - last.atMs) >= lookEveryMs)
      last = { atMs: nowMs, found: look() };
    return isStopping() ? { ...last.found, ready: false } : last.found;
  };
}

/** What the owner should hear of by mail. */
export function problemsOf({ store, room, queue }: Readiness): Problem[] {
  const { parked = 0, waiting = 0, oldestWaitingSeconds = 0 } = queue ?? {};
  const isLate = oldestWaitingSeconds > waitsTooLongSeconds;
  const all: [is: boolean, id: string, text: string][] = [
    [store !== "ok", "store", `Nothing can be stored: ${store}`],
    [room === "full", "full", "Store or disk is full: messages are refused."],
    [room === "low", "low", "Store or disk is nearly full: applications are refused."],
    [parked > 0, "parked", `Mail that was given up: ${parked}. See: npm run inbox`],
    [isLate, "waiting", `Mail has waited for more than an hour: ${waiting}.`],
  ];
  return all.filter(([is]) => is).map(([, id, text]) => ({ id, text }));
}
