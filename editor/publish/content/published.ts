import { contentFolder, folderOf } from "#content/change/files.ts";
import { type Entry, type EntryId, keyOf, readEntries } from "#content/site.ts";
import { createRepository } from "#editor/publish/repository/repository.ts";

/* Entries of an earlier version, which the server has written into a folder of its own. */

export const repository = createRepository(contentFolder);

/** The folder of an entry in a version. */
export const folderIn = (commit: string, id: EntryId) => folderOf(id, repository.writtenTo(commit));

/** All entries of a version, by `keyOf`. */
export async function publishedEntries(commit: string): Promise<Map<string, Entry>> {
  await repository.write(commit);
  const entries = readEntries(repository.writtenTo(commit));
  return new Map(entries.map((it) => [keyOf(it), it]));
}
