import { isScalar, type Node } from "yaml";
import type { Splice } from "./ranges.ts";

/**
 * A change inside a folded text (`>-`): only the lines that it touches are written, so that one word is one line.
 * @param width a line that becomes longer is wrapped
 * @returns undefined if the text is written in another way, or has to be
 */
export function foldedEdit(
  text: string,
  node: Node,
  old: string,
  now: string,
  width: number,
): Splice | undefined {
  if (!isScalar(node) || node.type !== "BLOCK_FOLDED" || !node.range) return undefined;
  const isPlain = (it: string) => !/\n|\s\s|^\s|\s$/.test(it) && it !== "";
  if (!isPlain(old) || !isPlain(now)) return undefined;

  const [start, end] = node.range;
  const first = text.indexOf("\n", start) + 1;
  const lines = text.slice(first, end).trimEnd().split("\n");
  const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
  const words = lines.map((line) => line.slice(indent.length));
  if (words.join(" ") !== old) return undefined;

  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(old.length, now.length) - head;
  while (tail < shorter && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;

  const starts = words.map((_, index) => words.slice(0, index).join(" ").length + (index && 1));
  const lineOf = (at: number) => starts.findLastIndex((it) => it <= at);
  const from = lineOf(Math.min(head, old.length - 1));
  const to = Math.max(from, lineOf(Math.max(old.length - tail - 1, 0)));
  const before = starts[from] ?? 0;
  const after = (starts[to] ?? 0) + (words[to] ?? "").length;
  const changed = now.slice(before, now.length - (old.length - after)).trim();
  if (changed === "") return undefined;

  const lengths = lines.map((line) => line.length + 1);
  const longest = Math.max(width, ...lengths.slice(from, to + 1)) + 8;
  const sum = (count: number) => lengths.slice(0, count).reduce((total, it) => total + it, 0);
  return {
    start: first + sum(from),
    end: first + sum(to + 1) - 1,
    text: (changed.length + indent.length > longest
      ? wrap(changed, width - indent.length)
      : [changed]
    )
      .map((line) => indent + line)
      .join("\n"),
  };
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
