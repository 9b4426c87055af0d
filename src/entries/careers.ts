import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const careers = only(await getCollection("careers"));
