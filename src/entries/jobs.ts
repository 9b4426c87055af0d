import type { Job } from "#src/schemas/job.ts";
import { hasBegun } from "./build-time.ts";
import { hiddenIn, inOrder } from "./collection.ts";
import { officeIn } from "./company.ts";
import { entriesOf } from "./entries-of.ts";

/** Where the job is: the time zones of its offices. Who works from home may be anywhere, as in an office without one. */
export const zonesOf = ({ location }: Pick<Job, "location">): (string | undefined)[] =>
  location.mode === "remote" ? [undefined] : location.cities.map((city) => officeIn(city).timeZone);

const entries = await entriesOf("jobs");
const all: readonly Job[] = inOrder(entries, "jobs");

/** Without those whose first day has not begun. */
export const jobs = all.filter((job) =>
  zonesOf(job).some((zone) => hasBegun(job.datePosted, zone)),
);
export const hiddenJobs: readonly Job[] = hiddenIn(entries, "jobs");
