import type { Clock } from "../clock.ts";
import type { MessageStore } from "../inbox/store.ts";
import type { Log } from "../log.ts";

/** `ready` is what a load balancer asks for; the rest is for whoever wants to know why. */
export type Readiness = {
  ready: boolean;
  store: "ok" | "failed";
  disk: "ok" | "low" | "unknown";
  /** Mail that the mail server has not taken; null when nothing is mailed. Never makes unready: the
   * messages are safe, and a site that stops taking them would help nobody. */
  queue: { waiting: number; parked: number; oldestWaitingSeconds: number } | null;
};

export type ReadinessDeps = {
  store: Pick<MessageStore, "probeWrite" | "queueState">;
  /** Bytes left for this user where messages are kept; may throw. */
  freeBytes: () => number;
  leastFreeBytes: number;
  mailed: boolean;
  clock: Clock;
  log: Log;
};

// Each look writes to the disk, and anybody may ask.
const lookEveryMs = 1000;

/** Looks at store, disk and queue, at most once a second; in between the last answer holds. */
export function createReadiness(deps: ReadinessDeps): () => Readiness {
  let last: { atMs: number; found: Readiness } | undefined;
  return () => {
    const nowMs = () => deps.clock.now().getTime();
    if (last === undefined || Math.abs(nowMs() - last.atMs) >= lookEveryMs) {
      const found = look(deps, last?.found.store !== "failed");
      // From its end: a look at a locked store can itself take seconds.
      last = { atMs: nowMs(), found };
    }
    return last.found;
  };
}

function look(deps: ReadinessDeps, wasWritable: boolean): Readiness {
  const disk = freeSpace(deps);
  try {
    deps.store.probeWrite();
    const queue = queueOf(deps);
    return { ready: disk !== "low", store: "ok", disk, queue };
  } catch (error) {
    // Said once: whoever watches asks every few seconds.
    if (wasWritable) deps.log.error("The message store cannot be written.", error);
    return { ready: false, store: "failed", disk, queue: null };
  }
}

function queueOf({ store, mailed, clock }: ReadinessDeps): Readiness["queue"] {
  if (!mailed) return null;
  const { waiting, parked, oldestWaiting } = store.queueState();
  const ms = oldestWaiting ? clock.now().getTime() - oldestWaiting.getTime() : 0;
  return { waiting, parked, oldestWaitingSeconds: Math.max(0, Math.round(ms / 1000)) };
}

function freeSpace({ freeBytes, leastFreeBytes }: ReadinessDeps): Readiness["disk"] {
  try {
    return freeBytes() < leastFreeBytes ? "low" : "ok";
  } catch {
    // Some file systems do not say.
    return "unknown";
  }
}
