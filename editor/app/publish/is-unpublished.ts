import type { Publish } from "#editor/publish/repository/refs.ts";

/**
 * Whether nothing was published from the editor yet: the first of all records has the texts as they were found, and whether
 * visitors have these nobody knows. @param publishes the last one first
 */
export const isUnpublished = (publishes: readonly Pick<Publish, "state">[]): boolean =>
  publishes.at(-1)?.state === "live";
