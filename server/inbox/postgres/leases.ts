import type { LeaseName, Shared } from "#server/inbox/store.ts";
import { isOver, leaseEnd } from "./queue.ts";
import type { Sessions } from "./sessions.ts";

/** Leases of work, in the table `inbox.jobs` (see the contract, store.ts). */
export const createLeases = ({ transaction }: Sessions): Omit<Shared, "assets"> => ({
  async takeLease(name: LeaseName, owner: string, leaseMs: number): Promise<boolean> {
    const changed = await transaction((query) =>
      query(
        `INSERT INTO inbox.jobs AS held VALUES ($1, $2, ${leaseEnd("$3")})
         ON CONFLICT (name) DO UPDATE SET leased_by = $2, leased_until = ${leaseEnd("$3")}
           WHERE held.leased_by = $2 OR ${isOver("held.leased_until", "$3")}
         RETURNING name`,
        [name, owner, leaseMs],
      ),
    );
    return changed.length === 1;
  },
  async releaseLeases(owner: string): Promise<void> {
    await transaction((query) => query("DELETE FROM inbox.jobs WHERE leased_by = $1", [owner]));
  },
});
