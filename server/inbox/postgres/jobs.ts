import type { JobName, Shared } from "#server/inbox/store.ts";
import { isOver, leaseEnd } from "./queue.ts";
import type { Sessions } from "./sessions.ts";

/** Leases of jobs (see the contract, store.ts). */
export const createJobs = ({ transaction }: Sessions): Omit<Shared, "assets"> => ({
  async leaseJob(job: JobName, owner: string, leaseMs: number): Promise<boolean> {
    const changed = await transaction((query) =>
      query(
        `INSERT INTO inbox.jobs AS held VALUES ($1, $2, ${leaseEnd("$3")})
         ON CONFLICT (name) DO UPDATE SET leased_by = $2, leased_until = ${leaseEnd("$3")}
           WHERE held.leased_by = $2 OR ${isOver("held.leased_until", "$3")}
         RETURNING name`,
        [job, owner, leaseMs],
      ),
    );
    return changed.length === 1;
  },
  async releaseJobs(owner: string): Promise<void> {
    await transaction((query) => query("DELETE FROM inbox.jobs WHERE leased_by = $1", [owner]));
  },
});
