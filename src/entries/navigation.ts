import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const navigation = only(await getCollection("navigation"));
