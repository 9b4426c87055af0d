import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const navigation = only(await getCollection("navigation"));
