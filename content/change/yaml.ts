import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  stringify,
  visit,
} from "yaml";
import { parseEntry } from "#content/entry-file.ts";
import type { Data } from "#content/site.ts";

/** A text stands on one line: a changed word is one line of the history. */
const options = { lineWidth: 0, aliasDuplicateObjects: false };

/**
 * An entry as its file says it. Comments and the way in which texts are written stay; a file whose lines were broken
 * by hand gets a line a text.
 * @param before what the file says now, if there is one
 * @returns `before` if it says `value` already
 */
export function yamlOf(value: Data, before = ""): string {
  const wanted: unknown = JSON.parse(JSON.stringify(value));
  const said = parseEntry(before).value;
  if (said === undefined) return stringify(wanted, options);
  if (isDeepStrictEqual(said, wanted)) return before;
  const document = parseDocument(before);
  // What stands in two places is written out: one of them can then be changed or deleted.
  visit(document, { Alias: (_, it) => it.resolve(document)?.clone() as Node | undefined });
  visit(document, { Value: (_, it) => void delete it.anchor });
  document.contents = edited(document, document.contents, wanted) as typeof document.contents;
  const text = document.toString(options);
  // Some characters are not kept in each way of writing.
  return isDeepStrictEqual(parse(text), wanted) ? text : stringify(wanted, options);
}

/** @returns the node with another value, or one in its place */
function edited(document: Document, node: unknown, value: unknown): Node {
  const isAs = (it: unknown, wanted: unknown) =>
    isDeepStrictEqual((it as Node | null | undefined)?.toJS(document) ?? null, wanted);
  if (isMap(node) && isData(value)) {
    const pairs = new Map(node.items.map((it) => [String((it.key as Scalar).value), it]));
    node.flow &&= node.items.length > 0;
    node.items = Object.entries(value).map(([key, wanted]) => {
      const pair = pairs.get(key) ?? document.createPair(key, wanted);
      if (!isAs(pair.value, wanted)) pair.value = edited(document, pair.value, wanted);
      return pair;
    });
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    // Items that were moved keep their lines; the others are changed in their order.
    const left = [...node.items];
    const same = value.map((wanted: unknown) => {
      const at = left.findIndex((it) => isAs(it, wanted));
      return at === -1 ? undefined : left.splice(at, 1)[0];
    });
    node.flow &&= node.items.length > 0;
    node.items = value.map((wanted, at) => same[at] ?? edited(document, left.shift(), wanted));
    return node;
  }
  if (isScalar(node) && typeof node.value === "string" && typeof value === "string") {
    if (node.value === "") node.type = Scalar.PLAIN; // an empty text needs quotes that others do not
    node.value = value;
    return node;
  }
  const created = document.createNode(value, { aliasDuplicateObjects: false });
  if (isScalar(node) && created instanceof Scalar) {
    const { comment, commentBefore, spaceBefore } = node;
    Object.assign(created, { comment, commentBefore, spaceBefore });
  }
  return created as Node;
}

const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
