import type { ToMend } from "./content/mistakes.ts";
import { failureOf } from "./failure.ts";
import { lock } from "./lock.ts";

export type Step = "check" | "build" | "bring live" | "keep";
type Job = { what: "publish" | "bring back" | "renew"; by: string; since: string; step: Step };

export type Result = {
  /** Visitors have it; or no setting says how they would get it. */
  state: "live" | "recorded";
  /** In a sentence: what is live now. */
  message: string;
  /** Something else is to do. */
  note?: string;
};
export type Outcome = Omit<Result, "state"> & {
  /** `failed`: `message` says why. */
  state: Result["state"] | "failed";
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
      (result) => ({ ...result, toMend: [] }),
      (error: unknown) => {
        const { message, toMend, details } = failureOf(error);
        if (details) report(details);
        return { message, toMend, state: "failed" as const };
      },
    );
    // What is left of the lock is taken away by the next job.
    await unlock().catch(report);
    running = undefined;
    if (outcome.state !== "failed" && job.what === "publish") usualMs = Date.now() - start;
    // What nobody has started is told to nobody, unless it failed.
    if (job.what !== "renew" || outcome.state === "failed")
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

/** A result with what else is to do. */
export const withNotes = (result: Result, notes: readonly (string | undefined)[]): Result => {
  const note = [result.note, ...notes].filter(Boolean).join(" ");
  return { ...result, ...(note && { note }) };
};
