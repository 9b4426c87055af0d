type Entry<Data> = { id: string; collection: string; data: Data; filePath?: string };

/** The words of a kind that has one entry. */
export function only<Data>([entry]: readonly Entry<Data>[]): Data {
  if (!entry)
    throw new Error(
      "An entry of src/content/ is missing: src/content.config.ts says which there are",
    );
  return withPaths(entry);
}

/** An entry whose pictures' files have their paths from /src/content/ on: it names them from its own folder. */
function withPaths<Data>({ data, filePath = "" }: Entry<Data>): Data {
  const folder = `/${filePath.replace(/\/[^/]*$/, "")}`;
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    const fields = Object.entries(node).map(([key, value]) => [
      key,
      /^(?:image|shareImage)$/.test(key) && typeof value === "string"
        ? `${folder}/${value}`
        : walk(value),
    ]);
    return Object.fromEntries(fields);
  };
  return walk(data) as Data;
}

/** Entries in their order, each with the name of its folder; by name where two share a place. */
export const inOrder = <Data extends { order: number }>(entries: readonly Entry<Data>[]) =>
  entries
    .map((entry) => ({ slug: entry.id, ...withPaths(entry) }))
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));

/** Finds an entry of a kind by its folder's name. @throws naming one that is not there */
export const finder =
  <Data extends { slug: string }>(kind: string, entries: readonly Data[]) =>
  (slug: string): Data => {
    const found = entries.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`There is no src/content/${kind}/${slug}`);
    return found;
  };
