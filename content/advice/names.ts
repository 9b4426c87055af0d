import { type KindName, kindOf } from "#content/kinds.ts";

/** The words of names in entries: correct in every text, although no dictionary has them. */
export function wordsOfNames(entries: readonly { kind: KindName; value?: unknown }[]): string[] {
  const texts = entries.flatMap(({ kind, value }) => {
    const fields = (value ?? {}) as Record<string, unknown>;
    return (kindOf(kind).names ?? []).flatMap((key) => textsIn(fields[key]));
  });
  return [...new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}'’]+/gu) ?? []))];
}

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
