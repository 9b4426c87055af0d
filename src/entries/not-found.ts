import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const notFound = only(await getCollection("notFound"));
