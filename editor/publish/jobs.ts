import type { ToMend } from "./content/snapshot.ts";
import { failureOf } from "./failure.ts";
import { lock } from "./lock.ts";

export type Step = "check" | "build" | "bring live" | "keep";
type Job = { what: "publish" | "bring back" | "renew"; by: string; since: string; step: Step };

/** What is live now. */
export type Result = {
  /** In a sentence. */
  message: string;
  /** Something else is to do. */
  note?: string;
};
export type Outcome = Result & {
  /** Otherwise `message` says why not. */
  isLive: boolean;
  by: string;
  /** ISO 8601. */
  at: string;
  toMend: ToMend[];
};
export type Status = {
  running?: Job;
  /** Of the last job that somebody started. */
  last?: Outcome;
  /** How long a publish took last, in ms. */
  usualMs?: number;
};

/** @param dir in which only one process at a time works */
export function createJobs(dir: string, report: (error: unknown) => void) {
  let running: Job | undefined;
  let last: Outcome | undefined;
  let usualMs: number | undefined;

  async function run(job: Job, unlock: () => Promise<void>, task: () => Promise<Result>) {
    const start = Date.now();
    const outcome = await task().then(
      (result) => ({ ...result, isLive: true, toMend: [] }),
      (error: unknown) => {
        const { message, toMend, details } = failureOf(error);
        if (details) report(details);
        return { message, toMend, isLive: false };
      },
    );
    // What is left of the lock is taken away by the next job.
    await unlock().catch(report);
    running = undefined;
    if (outcome.isLive && job.what === "publish") usualMs = Date.now() - start;
    // What nobody has started is told to nobody, unless it failed.
    if (job.what !== "renew" || !outcome.isLive)
      last = { ...outcome, by: job.by, at: new Date().toISOString() };
  }

  return {
    status: (): Status => ({
      ...(running && { running }),
      ...(last && { last }),
      ...(usualMs && { usualMs }),
    }),

    /** @returns false while another job runs, here or in another process */
    async start(
      what: Job["what"],
      by: string,
      task: (step: (step: Step) => void) => Promise<Result>,
    ): Promise<boolean> {
      if (running) return false;
      const job: Job = { what, by, since: new Date().toISOString(), step: "check" };
      running = job;
      try {
        const unlock = await lock(dir);
        if (!unlock) {
          running = undefined;
          return false;
        }
        const setStep = (step: Step) => (running = { ...job, step });
        void run(job, unlock, () => task(setStep));
      } catch (error) {
        void run(
          job,
          async () => {},
          () => Promise.reject(failureOf(error)),
        );
      }
      return true;
    },
  };
}
