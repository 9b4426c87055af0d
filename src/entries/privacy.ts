import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const privacy = only(await getCollection("privacy"));
