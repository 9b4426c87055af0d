import type { Node, Pair } from "yaml";

/* Where things stand in the text of a YAML file. */

/** Replaces the characters from `start` to `end`. */
export type Splice = { start: number; end: number; text: string };
export const keyOf = (pair: Pair) => String((pair.key as { value?: unknown }).value);
export const rangeOf = (node: Node) => node.range ?? [0, 0, 0];
export const columnOf = (text: string, at: number) => at - (text.lastIndexOf("\n", at - 1) + 1);
export const dashOf = (text: string, node: Node) => text.lastIndexOf("-", rangeOf(node)[0] - 1);

/** The end of a node without the line break and the blank lines after it. */
export function endOf(text: string, node: Node): number {
  const [start, end] = rangeOf(node);
  return start + text.slice(start, end).trimEnd().length;
}

export function pairRange(text: string, pair: Pair): [number, number] {
  const key = rangeOf(pair.key as Node);
  const end = pair.value ? endOf(text, pair.value as Node) : text.indexOf(":", key[1]) + 1;
  return [key[0], Math.max(end, key[1] + 1)];
}

/** Removes lines from the first to the last that a range touches. */
export function wholeLines(text: string, [from, to]: [number, number]): Splice {
  const lineEnd = text.indexOf("\n", to);
  const end = lineEnd === -1 ? text.length : lineEnd + 1;
  return { start: text.lastIndexOf("\n", from - 1) + 1, end, text: "" };
}
