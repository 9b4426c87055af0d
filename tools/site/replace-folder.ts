import { mkdir, rename, rm } from "node:fs/promises";

/**
 * Builds a folder's new content in a draft beside it, then swaps the two.
 * @throws what `make` throws; the folder is then unchanged
 */
export async function replaceFolder(
  folder: string,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  const [draft, old] = [`${folder}.draft`, `${folder}.old`];
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await make(draft);
  await mkdir(folder, { recursive: true });
  await rm(old, { recursive: true, force: true });
  await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true });
}
