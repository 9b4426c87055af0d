import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const about = only(await getCollection("about"));
