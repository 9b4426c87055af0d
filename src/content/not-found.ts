import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const notFound = only(await getCollection("notFound"));
