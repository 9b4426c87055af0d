import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const about = only(await getCollection("about"));
