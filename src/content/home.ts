import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const home = only(await getCollection("home"));
