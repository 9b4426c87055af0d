import { type Builds, commitOf, dayOf } from "./builds.ts";
import type { Asked } from "./content/changes-since.ts";
import type { createMakeLive } from "./make-live.ts";
import { dayAfter, dueOf, type NamedChange } from "./planned-changes.ts";
import type { createPlans } from "./plans.ts";
import { idOf } from "./repository/refs.ts";
import type { createRuns, Result, Step } from "./runs.ts";

/** How often it is looked at whether a new day has begun, in ms. */
const lookMs = 10 * 60_000;

type Parts = {
  builds: Builds;
  plans: ReturnType<typeof createPlans>;
  makeLive: ReturnType<typeof createMakeLive>;
  /** The day in UTC, as builds are named. */
  today: () => string;
  /** The day on which planned changes go live: as for entries with a first day. */
  companyDay: () => Promise<string>;
  report: (error: unknown) => void;
  ready: () => Promise<void>;
  start: (...run: Parameters<ReturnType<typeof createRuns>["start"]>) => Promise<boolean>;
  changes: () => Promise<NamedChange[]>;
  publishNow: (by: string, only: readonly Asked[], step: (step: Step) => void) => Promise<Result>;
};

/** What happens by itself when a day begins: planned changes go live, and what is live is built anew. */
export function createNightly(parts: Parts): () => void {
  const { builds, plans, makeLive, today, report, ready, start, changes, publishNow } = parts;

  /** What cannot be published is tried again a day later, not every ten minutes. */
  async function publishPlanned(): Promise<void> {
    const day = await parts.companyDay();
    const only = await dueOf(plans, changes, day);
    const by = [...new Set(only.map(({ planned }) => planned?.by))].filter(Boolean).join(", ");
    if (only.length === 0) return;
    const work = (step: (step: Step) => void) =>
      publishNow(by, only, step).catch(async (error: unknown) => {
        await plans.move(only, dayAfter(day)).catch(report);
        throw error;
      });
    const shown = only.map(({ kind, slug, what, version }) => ({ kind, slug, what, version }));
    await start("publish", by, work, shown);
  }

  /** Because openings close: no new version, whatever branch is checked out. */
  async function renew(): Promise<void> {
    const name = await builds.live();
    if (!name || dayOf(name) >= today()) return;
    await start("renew", "", async (step) => {
      await ready().catch(report); // what is live is there without a branch
      const commit = commitOf(name);
      await makeLive.run(idOf(Date.now(), commit), commit, commit, step);
      await builds.tidy();
      return { state: makeLive.state, message: "", notes: [] };
    });
  }

  const look = async () => {
    await publishPlanned().catch(report);
    await renew().catch(report);
  };
  return () => {
    void look();
    setInterval(() => void look(), lookMs).unref();
  };
}
