import { randomUUID } from "node:crypto";
import type { Runtime } from "#server/time.ts";
import type { Inbox } from "./inbox.ts";
import type { LeaseName } from "./store.ts";

type LeasesDeps = Pick<Runtime, "timer"> & { inbox: Pick<Inbox, "withStore"> };

/** Whether this server does some work now. */
export type IsMine = () => Promise<boolean>;

const leaseMs = 60_000;
const renewMs = 20_000;

/**
 * Work of servers that share a store: each is done by the one that leased it, until it stops or is gone for a minute. A
 * server that has its store for itself does all of it.
 */
export function createLeases({ inbox, timer }: LeasesDeps) {
  const owner = randomUUID();
  const mine = new Set<LeaseName>();
  let cancel = timer.after(renewMs, () => void renew());

  async function lease(name: LeaseName): Promise<boolean> {
    try {
      const isMine = await inbox.withStore(
        async ({ shared }) => !shared || shared.takeLease(name, owner, leaseMs),
      );
      if (isMine) mine.add(name);
      else mine.delete(name);
    } catch {
      // While the store is away nobody else can lease it.
    }
    return mine.has(name);
  }

  async function renew(): Promise<void> {
    for (const name of mine) await lease(name);
    cancel = timer.after(renewMs, () => void renew());
  }

  return {
    name: "leases",
    of:
      (name: LeaseName): IsMine =>
      () =>
        lease(name),
    /** Leaves the work to the others. */
    async stop(): Promise<void> {
      cancel();
      mine.clear();
      await inbox.withStore(async ({ shared }) => shared?.releaseLeases(owner)).catch(() => {});
    },
  };
}

/** For a server that does everything. */
export const always: IsMine = async () => true;
