import { entriesOf } from "./entries-of.ts";
import { inOrder } from "./collection.ts";

export const jobs = inOrder(await entriesOf("jobs"), "jobs");
