import { randomUUID } from "node:crypto";
import type { Runtime } from "#server/time.ts";
import type { Inbox } from "./inbox.ts";
import type { JobName } from "./store.ts";

type JobsDeps = Pick<Runtime, "timer"> & { inbox: Pick<Inbox, "withStore"> };

/** Whether this server does a job now. */
export type IsMine = () => Promise<boolean>;

const leaseMs = 60_000;
const renewMs = 20_000;

/**
 * Jobs of servers that share a store: each is done by the one that leased it, until it stops or is gone for a minute. A
 * server that has its store for itself does all of them.
 */
export function leasedJobs({ inbox, timer }: JobsDeps) {
  const owner = randomUUID();
  const mine = new Set<JobName>();
  let cancel = timer.after(renewMs, () => void renew());

  async function lease(job: JobName): Promise<boolean> {
    try {
      const isMine = await inbox.withStore(
        async ({ shared }) => !shared || shared.leaseJob(job, owner, leaseMs),
      );
      if (isMine) mine.add(job);
      else mine.delete(job);
    } catch {
      // While the store is away nobody else can lease it.
    }
    return mine.has(job);
  }

  async function renew(): Promise<void> {
    for (const job of mine) await lease(job);
    cancel = timer.after(renewMs, () => void renew());
  }

  return {
    name: "leased jobs",
    of:
      (job: JobName): IsMine =>
      () =>
        lease(job),
    /** Leaves the jobs to the others. */
    async stop(): Promise<void> {
      cancel();
      mine.clear();
      await inbox.withStore(async ({ shared }) => shared?.releaseJobs(owner)).catch(() => {});
    },
  };
}

/** For a server that does everything. */
export const always: IsMine = async () => true;
