import { getCollection } from "astro:content";
import { finder, inOrder, only } from "./collection.ts";
import type { Technology } from "./schemas/technology.ts";

/** In the order of the menu. */
export const technologies: readonly Technology[] = inOrder(
  await getCollection("technologies"),
  "technologies",
);

export const technologyOf = finder("technologies", technologies);

/** Texts shared by all technology pages. */
export const technologiesPage = only(await getCollection("technologiesPage"));
