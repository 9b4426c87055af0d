import type { KindName } from "#content/kinds.ts";

/** Fields that hold the name of a person, a company or a place. */
const named: Partial<Record<KindName, readonly string[]>> = {
  apps: ["name"],
  company: ["name", "address", "offices"],
  jobs: ["location"],
  people: ["name", "city"],
  projects: ["title", "client", "country"],
  technologies: ["name"],
  testimonials: ["name", "company"],
};

/** The words of names in entries: correct in every text, although no dictionary has them. */
export function wordsOfNames(entries: readonly { kind: KindName; value?: unknown }[]): string[] {
  const texts = entries.flatMap(({ kind, value }) => {
    const fields = (value ?? {}) as Record<string, unknown>;
    return (named[kind] ?? []).flatMap((key) => textsIn(fields[key]));
  });
  return [...new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}'’]+/gu) ?? []))];
}

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
