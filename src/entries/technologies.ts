import { finder, inOrder, only } from "./collection.ts";
import type { Technology } from "#content/schemas/technology.ts";

/** In the order of the menu. */
export const technologies: readonly Technology[] = inOrder("technologies");

export const technologyOf = finder("technologies", technologies);

/** Texts shared by all technology pages. */
export const technologiesPage = only("technologiesPage");
