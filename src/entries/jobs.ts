import type { Job } from "#src/schemas/job.ts";
import { hasBegun } from "./build-time.ts";
import { inOrder } from "./collection.ts";
import { officeIn } from "./company.ts";
import { entriesOf } from "./entries-of.ts";

/** Where the job is: the time zones of its offices. Who works from home may be anywhere, as in an office without one. */
export const zonesOf = ({ location }: Pick<Job, "location">): (string | undefined)[] =>
  location.mode === "remote" ? [undefined] : location.cities.map((city) => officeIn(city).timeZone);

const all: readonly Job[] = inOrder(await entriesOf("jobs"), "jobs");
const isPosted = (job: Job) => zonesOf(job).some((zone) => hasBegun(job.datePosted, zone));

export const jobs = all.filter(isPosted);

/** Those whose first day has not begun: no page, list or file has them. */
export const laterJobs = all.filter((job) => !isPosted(job));
