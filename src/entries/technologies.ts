import { getCollection } from "astro:content";
import { entriesOf } from "./entries-of.ts";
import { finder, inOrder, only } from "./collection.ts";
import type { Technology } from "#src/schemas/technology.ts";

/** In the order of the menu. */
export const technologies: readonly Technology[] = inOrder(
  await entriesOf("technologies"),
  "technologies",
);

export const technologyOf = finder("technologies", technologies);

/** Texts shared by all technology pages. */
export const technologiesPage = only(await getCollection("technologiesPage"));
