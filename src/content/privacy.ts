import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const privacy = only(await getCollection("privacy"));
