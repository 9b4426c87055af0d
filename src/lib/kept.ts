import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/* What builds make again and again, kept from one to the next: the editor keeps node_modules/.astro from publish to publish. */

const folder = "node_modules/.astro/kept";
/** A branch that is built now and then finds its own again. */
const unusedMs = 14 * 86_400_000;

/**
 * @param source all that decides what is made
 * @param extension of its file, such as ".br"
 * @returns what was made of the same source before, or what is made now
 */
export async function kept(
  source: Buffer | string,
  extension: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, createHash("sha256").update(source).digest("hex") + extension);
  const found = await readFile(file).catch(() => undefined);
  if (found) {
    const now = new Date();
    await utimes(file, now, now).catch(() => {}); // another user's
    return found;
  }
  const made = await make();
  // A full disk or another user's folder: the next build makes it again.
  await keep(file, made).catch(() => {});
  return made;
}

async function keep(file: string, made: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Renamed when complete: a build may be interrupted, and others may make the same.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, made);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Deletes what no build has used for two weeks. */
export async function dropUnused(): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const used = await stat(file).catch(() => undefined); // another build's draft
    if (used && Date.now() - used.mtimeMs > unusedMs) await rm(file).catch(() => {});
  }
}
