import { latestLeaseEnd } from "#server/inbox/leases.ts";
import type { JobName, Shared } from "#server/inbox/store.ts";
import type { Sessions } from "./sessions.ts";

/** Leases of jobs (see the contract, store.ts). */
export const createJobs = ({ transaction }: Sessions): Omit<Shared, "siteFiles"> => ({
  async leaseJob(job: JobName, owner: string, now: Date, until: Date): Promise<boolean> {
    const times = [until, now, latestLeaseEnd(now, until)].map((time) => time.toISOString());
    const changed = await transaction((query) =>
      query(
        `INSERT INTO inbox.jobs AS held VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET leased_by = $2, leased_until = $3
           WHERE held.leased_by = $2 OR held.leased_until <= $4 OR held.leased_until > $5
         RETURNING name`,
        [job, owner, ...times],
      ),
    );
    return changed.length === 1;
  },
  async releaseJobs(owner: string): Promise<void> {
    await transaction((query) => query("DELETE FROM inbox.jobs WHERE leased_by = $1", [owner]));
  },
});
