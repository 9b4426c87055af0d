import { getCollection } from "astro:content";
import { only } from "./entries.ts";

export const portfolio = only(await getCollection("portfolio"));
