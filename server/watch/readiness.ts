import type { Clock } from "#server/time.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Problem, Problems } from "#server/problems.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";

/** The answer of /readyz. Load balancers need `ready` only. */
export type Readiness = {
  ready: boolean;
  /** "ok", or the reason why nothing can be stored. */
  store: string;
  /** Of store and disk. `low`: applications are rejected; `full`: messages too. */
  room: "ok" | "low" | "full";
  /** "ok", or what keeps the disk from lasting; the server runs as a trial then. Does not affect `ready`. */
  disk: string;
  /** "ok", or how the last nightly copy failed, such as EROFS. Does not affect `ready`. */
  backup: string;
  /** Name of the folder of the build that is served; empty without one. Does not affect `ready`. */
  build: string;
  /** Unsent mail; null when no mail is configured. Does not affect `ready`: messages are stored. */
  queue: Queue | null;
};

type Queue = {
  waiting: number;
  /** Of those waiting: the mail server took the text and never answered. */
  unanswered: number;
  parked: number;
  oldestWaitingSeconds: number;
};

type HealthDeps = {
  inbox: Pick<Inbox, "withStore" | "state">;
  settings: Pick<Settings, "mail">;
  /** What is wrong with the disk, see checkDisk. */
  disk?: string | undefined;
  /** How the last nightly copy went. */
  backup?: () => string;
  site: () => Pick<Site, "name">;
  problems: Problems;
  /** Aborted when the server is shutting down. */
  stopping: AbortSignal;
  clock: Clock;
};

// Each check writes to the disk, and /readyz is public.
const cacheMs = 1000;

/** Checks store, disk and queue at most once a second. */
export function createReadiness(deps: HealthDeps): () => Promise<Readiness> {
  const {
    inbox,
    settings,
    disk = "ok",
    backup = () => "ok",
    site,
    problems,
    stopping,
    clock,
  } = deps;
  let cached: { atMs: number; result: Promise<Omit<Readiness, "build">> } | undefined;

  async function check(): Promise<Omit<Readiness, "build">> {
    let [store, queue]: [string, Readiness["queue"]] = ["ok", null];
    try {
      // First, because it closes a damaged store, which has no usable queue.
      await inbox.withStore((it) => it.probeWrite());
      const { oldestQueuedAt, ...counts } = await inbox.withStore((it) => it.queueState("mail"));
      const waitedMs = oldestQueuedAt === null ? 0 : clock.now().getTime() - oldestQueuedAt;
      queue = { ...counts, oldestWaitingSeconds: Math.max(0, Math.round(waitedMs / 1000)) };
    } catch (error) {
      store =
        (await inbox.state()).fault ?? (error instanceof Error ? error.message : String(error));
    }
    const { takes } = await inbox.state();
    const room = takes.application ? "ok" : takes.message ? "low" : "full";
    const ready = store === "ok" && room !== "full";
    return { ready, store, room, disk, backup: backup(), queue: settings.mail ? queue : null };
  }

  async function readiness(): Promise<Readiness> {
    const nowMs = clock.monotonicMs();
    if (cached === undefined || nowMs - cached.atMs >= cacheMs)
      cached = { atMs: nowMs, result: check() };
    const result = { ...(await cached.result), build: site().name };
    return stopping.aborted ? { ...result, ready: false } : result;
  }

  problems.own.add(async () => problemsOf(await readiness()));
  return readiness;
}

/** Store and disk, as problems that are told to the owner. */
export function problemsOf({ store, room }: Readiness): Problem[] {
  const all: [is: boolean, id: string, text: string][] = [
    [store !== "ok", "store", `Nothing can be stored: ${store}`],
    [room === "full", "full", "Store or disk is full: messages are refused."],
    [room === "low", "low", "Store or disk is nearly full: applications are refused."],
  ];
  return all.filter(([is]) => is).map(([, id, text]) => ({ id, text }));
}
