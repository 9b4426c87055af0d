import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { foldedEdit } from "./folded-edit.ts";
import {
  columnOf,
  dashOf,
  endOf,
  keyOf,
  pairRange,
  rangeOf,
  type Splice,
  wholeLines,
} from "./ranges.ts";
import { isData, isDay, width, writeYaml } from "./write.ts";

/* Changes an entry's file only where its value changes: whoever reads the history sees one word, not a page. */

type Data = Record<string, unknown>;

/** @returns `text`, a YAML file, with `value` in it; it differs from `text` only where the value does */
export function editYaml(text: string, value: unknown): string {
  const document = parseDocument(text);
  const root = document.contents;
  if (!isMap(root) || document.errors.length > 0) return writeYaml(value);
  const splices: Splice[] = [];
  editMap(text, root, value as Data, splices);
  const edited = splices
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (before, { start, end, text }) => before.slice(0, start) + text + before.slice(end),
      text,
    );
  return isSame(edited, value) ? edited : rewrite(document, value);
}

/** Whether a file says a value; without the distinctions that JSON cannot make. */
function isSame(text: string, value: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(text), JSON.parse(JSON.stringify(value)));
  } catch {
    return false;
  }
}

/** Everything anew, if only that says the value; the comment at the top stays. */
function rewrite(document: Document, value: unknown): string {
  const comment = document.commentBefore;
  const top = comment ? `${comment.replaceAll(/^/gm, "#")}\n\n` : "";
  return top + writeYaml(value);
}

function editMap(text: string, map: YAMLMap, value: Data, splices: Splice[]) {
  const indent = columnOf(text, rangeOf(map.items[0]?.key as Node)[0]);
  let end: number | undefined;
  const added: string[] = [];
  const flush = () => {
    const lines = added.splice(0).map((it) => indented(it, indent));
    if (lines.length === 0) return;
    const at = end ?? rangeOf(map.items[0]?.key as Node)[0];
    const gap = `\n${" ".repeat(indent)}`;
    const joined = lines.join(gap);
    splices.push({ start: at, end: at, text: end === undefined ? joined + gap : gap + joined });
  };
  for (const [key, now] of Object.entries(value)) {
    const pair = map.items.find((it) => keyOf(it) === key);
    if (!pair) {
      added.push(item({ [key]: now }, width - indent));
      continue;
    }
    flush();
    editPair(text, pair, now, indent, splices);
    end = pairRange(text, pair)[1];
  }
  flush();
  for (const pair of map.items)
    if (!(keyOf(pair) in value)) splices.push(wholeLines(text, pairRange(text, pair)));
}

function editPair(text: string, pair: Pair, now: unknown, indent: number, splices: Splice[]) {
  const node = pair.value as Node | null;
  const old: unknown = node?.toJSON();
  if (isDeepStrictEqual(old, now)) return;
  const [start, end] = pairRange(text, pair);
  const inner = node && editInside(text, node, old, now);
  if (inner) splices.push(...inner);
  else {
    const lines = item({ [keyOf(pair)]: now }, widthFor(text, [start, end], indent));
    splices.push({ start, end, text: indented(lines, indent) });
  }
}

/** Changes inside a node that stays; undefined if it has to be written anew. */
function editInside(text: string, node: Node, old: unknown, now: unknown): Splice[] | undefined {
  const splices: Splice[] = [];
  if (isMap(node) && !node.flow && isData(now) && Object.keys(now).length > 0) {
    if (node.items.length === 0) return undefined;
    editMap(text, node, now, splices);
    return splices;
  }
  if (isSeq(node) && !node.flow && Array.isArray(now) && now.length > 0) {
    if (node.items.length === 0) return undefined;
    editSeq(text, node, now, splices);
    return splices;
  }
  if (isScalar(node) && typeof old === "string" && typeof now === "string") {
    const [start, end] = rangeOf(node);
    if (node.type === "PLAIN" && isDay(old) && isDay(now)) return [{ start, end, text: now }];
    const edit = foldedEdit(text, node, old, now, width);
    return edit && [edit];
  }
  return undefined;
}

/** Items that are the same keep their lines: those at the start, those at the end, and what differs between. */
function editSeq(text: string, seq: YAMLSeq, now: unknown[], splices: Splice[]) {
  const items = seq.items as Node[];
  const old: unknown[] = items.map((it) => it.toJSON());
  const indent = columnOf(text, dashOf(text, items[0] as Node));
  const rangeAt = (index: number): [number, number] => {
    const node = items[index] as Node;
    return [dashOf(text, node), endOf(text, node)];
  };
  const write = (value: unknown, lineWidth = width - indent) =>
    indented(item([value], lineWidth), indent);
  const gap = `\n${" ".repeat(indent)}`;

  if (old.length === now.length && differing(old, now).length <= old.length / 2 + 1) {
    for (const index of differing(old, now)) {
      const inner = editInside(text, items[index] as Node, old[index], now[index]);
      const [start, end] = rangeAt(index);
      const lineWidth = widthFor(text, [start, end], indent);
      splices.push(...(inner ?? [{ start, end, text: write(now[index], lineWidth) }]));
    }
    return;
  }
  let head = 0;
  while (head < Math.min(old.length, now.length) && isDeepStrictEqual(old[head], now[head]))
    head += 1;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - head &&
    isDeepStrictEqual(old.at(-1 - tail), now.at(-1 - tail))
  )
    tail += 1;
  const added = now
    .slice(head, now.length - tail)
    .map((it) => write(it))
    .join(gap);
  if (head === old.length - tail) {
    const isFirst = head === 0;
    const at = isFirst ? rangeAt(0)[0] : rangeAt(head - 1)[1];
    splices.push({ start: at, end: at, text: isFirst ? added + gap : gap + added });
    return;
  }
  const [start, end] = [rangeAt(head)[0], rangeAt(old.length - tail - 1)[1]];
  if (added) splices.push({ start, end, text: added });
  else splices.push(wholeLines(text, [start, end]));
}

const differing = (old: readonly unknown[], now: readonly unknown[]) =>
  [...old.keys()].filter((index) => !isDeepStrictEqual(old[index], now[index]));

/** A pair or an item as YAML, without the last line break. */
const item = (value: unknown, lineWidth: number) => writeYaml(value, lineWidth).replace(/\n$/, "");

/** A text on one line may stay on one, even if that is a little longer than others. */
function widthFor(text: string, [start, end]: [number, number], indent: number): number {
  const isLine = !text.slice(start, end).includes("\n");
  return Math.max(width, isLine ? end - start + 32 : 0) - indent;
}

const indented = (text: string, indent: number) =>
  text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
