import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import type { Job as Written } from "#content/schemas/job.ts";
import { hiddenIn, inOrder } from "./collection.ts";
import { company } from "./company.ts";
import { anyOf } from "./locale.ts";

/** As an opening's card calls it: "Remote", "Bremen or Osaka, hybrid". */
function whereOf(location: Written["location"]): string {
  if (location.mode === "remote") return page.remote;
  const city = anyOf(company.language, location.cities);
  return fill(location.mode === "hybrid" ? page.hybrid : page.onSite, { city });
}

const withPlace = (job: Written) => ({
  ...job,
  location: { ...job.location, display: whereOf(job.location) },
});

export type Job = ReturnType<typeof withPlace>;

/** Without those whose first day has not begun; closed ones too (lib/open-jobs.ts). */
export const jobs: readonly Job[] = inOrder("jobs").map(withPlace);

export const hiddenJobs: readonly Job[] = hiddenIn("jobs").map(withPlace);
