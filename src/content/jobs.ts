import { getCollection } from "astro:content";
import { inOrder } from "./collection.ts";

export const jobs = inOrder(await getCollection("jobs"), "jobs");
