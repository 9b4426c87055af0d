import type { Overview } from "#editor/content/overview.ts";
import { fillBraces } from "#content/braces.ts";

/** A text with what visitors read in the place of words in braces. */
export const filled = (text: string, { facts, language }: Pick<Overview, "facts" | "language">) =>
  fillBraces(text, language, (name) => facts.find((it) => it.name === name)?.value);
