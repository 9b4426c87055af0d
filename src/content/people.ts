import { getCollection } from "astro:content";
import { finder, inOrder } from "./entries.ts";

export const personOf = finder("people", inOrder(await getCollection("people"), "people"));
