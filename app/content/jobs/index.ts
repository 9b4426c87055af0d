import { collect, inOrder } from "../collect.ts";
import type { Job } from "../types/job.ts";

const folder = "app/content/jobs";

/** All openings, by id. */
export const jobs: readonly Job[] = inOrder(
  folder,
  collect(folder, import.meta.glob<Job>(["./*.ts", "!./index.ts"], { eager: true, import: "job" })),
  (job) => job.id,
);
