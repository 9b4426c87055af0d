import { entriesOf } from "./entries-of.ts";
import { hiddenIn, inOrder } from "./collection.ts";

const entries = await entriesOf("jobs");
export const jobs = inOrder(entries, "jobs");
export const hiddenJobs = hiddenIn(entries, "jobs");
