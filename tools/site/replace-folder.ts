import { mkdir, readdir, rename, rm } from "node:fs/promises";

/**
 * Builds a site's new content in a draft beside its folder, then swaps the two.
 * @throws what `make` throws, or where the folder holds something else than a site; it is then unchanged
 */
export async function replaceFolder(
  folder: string,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  const held = await readdir(folder).catch((): string[] => []);
  if (held.length > 0 && (!held.includes("index.html") || held.includes(".git")))
    throw new Error(
      `${folder} holds something else than a site: choose another folder, or empty it.`,
    );
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
