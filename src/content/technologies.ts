import { getCollection } from "astro:content";
import { finder, inOrder } from "./entries.ts";
import type { Technology } from "./schemas/technology.ts";

/** In the order of the menu. */
export const technologies: readonly Technology[] = inOrder(await getCollection("technologies"));

export const technologyOf = finder("technologies", technologies);
