import type { Clock } from "../time.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { Problem } from "../mail/alerts.ts";
import type { Settings } from "../settings.ts";

/** The answer of /readyz. Load balancers need `ready` only. */
export type Readiness = {
  ready: boolean;
  /** "ok", or the reason why nothing can be stored. */
  store: string;
  /** Of store and disk. `low`: applications are rejected; `full`: messages too. */
  room: "ok" | "low" | "full";
  /** Unsent mail; null when no mail is configured. Does not affect `ready`: messages are stored. */
  queue: { waiting: number; parked: number; oldestWaitingSeconds: number } | null;
};

type HealthDeps = {
  inbox: Pick<Inbox, "withStore" | "state">;
  settings: Pick<Settings, "mail">;
  /** Whether the server is shutting down. */
  isStopping: () => boolean;
  clock: Clock;
};

// Each check writes to the disk, and /readyz is public.
const cacheMs = 1000;
const lateSeconds = 3600;

/** Checks store, disk and queue at most once a second. */
export function createReadiness(deps: HealthDeps): () => Readiness {
  const { inbox, settings, isStopping, clock } = deps;
  let cached: { atMs: number; result: Readiness } | undefined;

  function check(): Readiness {
    let [store, queue]: [string, Readiness["queue"]] = ["ok", null];
    try {
      // First, because it closes a damaged store, which has no usable queue.
      inbox.withStore((it) => it.probeWrite());
      const { oldestQueuedAt, ...counts } = inbox.withStore((it) => it.queueState());
      const waitedMs = oldestQueuedAt === null ? 0 : clock.now().getTime() - oldestQueuedAt;
      queue = { ...counts, oldestWaitingSeconds: Math.max(0, Math.round(waitedMs / 1000)) };
    } catch (error) {
      store = inbox.state().fault ?? (error instanceof Error ? error.message : String(error));
    }
    const { takes } = inbox.state();
    const room = takes.application ? "ok" : takes.message ? "low" : "full";
    const ready = store === "ok" && room !== "full";
    return { ready, store, room, queue: settings.mail ? queue : null };
  }

  return () => {
    const nowMs = clock.now().getTime();
    if (cached === undefined || Math.abs(nowMs - cached.atMs) >= cacheMs)
      cached = { atMs: nowMs, result: check() };
    return isStopping() ? { ...cached.result, ready: false } : cached.result;
  };
}

/** The problems that are mailed to the owner. */
export function problemsOf({ store, room, queue }: Readiness): Problem[] {
  const { parked = 0, waiting = 0, oldestWaitingSeconds = 0 } = queue ?? {};
  const isLate = oldestWaitingSeconds > lateSeconds;
  const all: [is: boolean, id: string, text: string][] = [
    [store !== "ok", "store", `Nothing can be stored: ${store}`],
    [room === "full", "full", "Store or disk is full: messages are refused."],
    [room === "low", "low", "Store or disk is nearly full: applications are refused."],
    [parked > 0, "parked", `Mail that was given up: ${parked}. See: npm run inbox`],
    [isLate, "waiting", `Mail has waited for more than an hour: ${waiting}.`],
  ];
  return all.filter(([is]) => is).map(([, id, text]) => ({ id, text }));
}
