import { getCollection } from "astro:content";
import { finder, inOrder } from "./collection.ts";

export const personOf = finder("people", inOrder(await getCollection("people"), "people"));
