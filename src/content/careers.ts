import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const careers = only(await getCollection("careers"));
