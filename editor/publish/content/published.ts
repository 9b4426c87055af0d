import { type Entry, kindNames, readAll } from "#editor/content/entries.ts";
import { contentFolder, type EntryId, folderOf } from "#editor/content/files.ts";
import { createRepository } from "#editor/publish/repository/repository.ts";

/* Entries of an earlier version, which the server has written into a folder of its own. */

/** Of the thread: what is recorded is recorded between two saves. */
export const repository = createRepository(contentFolder);

/** The folder of an entry in a version. */
export const folderIn = (commit: string, id: EntryId) => folderOf(id, repository.writtenTo(commit));

export const keyOf = ({ kind, slug }: EntryId) => `${kind}/${slug}`;

/** All entries of a version, by `keyOf`. */
export async function publishedEntries(commit: string): Promise<Map<string, Entry>> {
  await repository.write(commit);
  const entries = await readAll(kindNames, repository.writtenTo(commit));
  return new Map(entries.map((it) => [keyOf(it), it]));
}
