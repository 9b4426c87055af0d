import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const home = only(await getCollection("home"));
