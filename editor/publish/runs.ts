import { tryLockFolder } from "#tools/site/lock-folder.ts";
import type { Asked } from "./content/changes-since.ts";
import type { ToFix } from "./content/mistakes.ts";
import { failureOf } from "./failure.ts";

export type Step = "check" | "build" | "bring live";
type Job = {
  what: "publish" | "bring back" | "renew";
  by: string;
  since: string;
  step: Step;
  /** The changes that a publish brings live, as they were shown. */
  only: readonly Asked[];
};

export type Result = {
  /** Visitors have it; or no setting says how they would get it. */
  state: "live" | "recorded";
  /** In a sentence: what is live now. */
  message: string;
  /** What else was done or is to do, in sentences. */
  notes: (string | undefined)[];
};
export type Outcome = {
  /** `failed`: `message` says why. */
  state: Result["state"] | "failed";
  message: string;
  note?: string;
  by: string;
  /** ISO 8601. */
  at: string;
  toFix: ToFix[];
};
export type Status = {
  running?: Job;
  /** Of the last job that somebody started. */
  last?: Outcome;
};

export type PublisherStatus = Status & {
  /** In a sentence: why nothing can be published. */
  problem?: string;
  /** Whether visitors get what is published by a setting of the editor. */
  isSent?: boolean;
  /** The project is newer than what is live, or another branch is checked out. */
  isOutdated?: boolean;
  /** What was taken or brought back last, and can be undone. */
  replaced?: { id: string; sentence: string; by: string; at: string };
};

/** @param dir in which only one process at a time works */
export function createRuns(dir: string, report: (error: unknown) => void) {
  const status: Status = {};

  async function run(what: Job["what"], by: string, task: () => Promise<Result>): Promise<void> {
    const { notes, ...outcome } = await task().then(
      (result) => ({ ...result, toFix: [] }),
      (error: unknown) => {
        const { message, toFix, details } = failureOf(error);
        if (details) report(details);
        return { message, toFix, state: "failed" as const, notes: [] };
      },
    );
    const note = notes.filter(Boolean).join(" ");
    // What nobody has started is told to nobody, unless it failed.
    if (what !== "renew" || outcome.state === "failed")
      status.last = { ...outcome, ...(note && { note }), by, at: new Date().toISOString() };
    delete status.running;
  }

  return {
    status: (): Status => ({ ...status }),

    /** @returns false while another job runs, here or in another process */
    start(
      what: Job["what"],
      by: string,
      task: (step: (step: Step) => void) => Promise<Result>,
      only: readonly Asked[] = [],
    ): boolean {
      if (status.running) return false;
      const since = new Date().toISOString();
      const setStep = (step: Step) => (status.running = { what, by, since, step, only });
      let work: () => Promise<Result>;
      try {
        const unlock = tryLockFolder(dir);
        if (!unlock) return false;
        work = async () => task(setStep).finally(unlock);
      } catch (error) {
        work = () => Promise.reject(failureOf(error));
      }
      setStep("check");
      void run(what, by, work);
      return true;
    },
  };
}
