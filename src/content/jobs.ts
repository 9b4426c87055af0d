import { getCollection } from "astro:content";
import { inOrder } from "./entries.ts";

export const jobs = inOrder(await getCollection("jobs"), "jobs");
