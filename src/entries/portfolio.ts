import { getCollection } from "astro:content";
import { only } from "./collection.ts";

export const portfolio = only(await getCollection("portfolio"));
