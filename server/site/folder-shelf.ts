import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileShelf, isShelvedName } from "#server/inbox/file-shelf.ts";

/** Files in a folder, which is made when it is needed. A file's time is its time of modification. */
export const folderShelf = (dir: string): FileShelf => ({
  async list() {
    const found = await readdir(dir, { withFileTypes: true }).catch(() => []);
    const files = found.filter((entry) => entry.isFile() && isShelvedName(entry.name));
    return Promise.all(
      files.map(async ({ name }) => {
        const { size, mtimeMs } = await stat(join(dir, name));
        return { name, size, at: mtimeMs };
      }),
    );
  },
  read: (name) => readFile(join(dir, name)).catch(() => undefined),
  async write(name, body, at) {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    // Named when complete. Exclusively, so that no link is followed.
    const partial = join(dir, `${name}.partial`);
    await rm(partial, { force: true });
    await writeFile(partial, body, { mode: 0o600, flag: "wx" });
    await utimes(partial, new Date(at), new Date(at));
    await rename(partial, join(dir, name));
  },
  async touch(names, at) {
    for (const name of names) await utimes(join(dir, name), new Date(at), new Date(at));
  },
  async remove(names) {
    for (const name of names) await rm(join(dir, name));
  },
});
