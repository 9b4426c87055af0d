import type { Fact } from "#editor/content/facts.ts";

/** A text with what visitors read in the place of words in braces. */
export const filled = (text: string, facts: readonly Fact[]): string =>
  text.includes("{")
    ? facts.reduce((it, { name, value }) => it.replaceAll(`{${name}}`, value), text)
    : text;
