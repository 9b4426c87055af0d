import { collect, inOrder } from "#src/content/collect.ts";
import type { Job } from "#src/content/types/job.ts";

const folder = "src/content/jobs";

/** All openings, by id. */
export const jobs: readonly Job[] = inOrder(
  folder,
  collect(folder, import.meta.glob<Job>(["./*.ts", "!./index.ts"], { eager: true, import: "job" })),
  (job) => job.id,
);
