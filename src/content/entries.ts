type Entry<Data> = { id: string; collection: string; data: Data };

/** The words of a kind that has one entry. */
export function only<Data>([entry]: readonly Entry<Data>[]): Data {
  if (!entry)
    throw new Error(
      "An entry of src/content/ is missing: src/content.config.ts says which there are",
    );
  return entry.data;
}

/**
 * Entries in their order, each with the name of its folder.
 * @throws naming both when two share a place
 */
export function inOrder<Data extends { order: number }>(entries: readonly Entry<Data>[]) {
  const sorted = entries
    .map(({ id, data }) => ({ slug: id, ...data }))
    .toSorted((a, b) => a.order - b.order);
  sorted.forEach(({ slug, order }, index) => {
    const before = sorted[index - 1];
    if (before?.order === order)
      throw new Error(
        `src/content/${entries[0]?.collection}: ${before.slug} and ${slug} have the same order, ${order}; each needs its own`,
      );
  });
  return sorted;
}

/** Finds an entry of a kind by its folder's name. @throws naming one that is not there */
export const finder =
  <Data extends { slug: string }>(kind: string, entries: readonly Data[]) =>
  (slug: string): Data => {
    const found = entries.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`There is no src/content/${kind}/${slug}`);
    return found;
  };
