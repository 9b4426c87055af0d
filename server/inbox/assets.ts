import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#server/write-whole.ts";
import type { Inbox } from "./inbox.ts";
import type { Place } from "./place.ts";

/** A file that is kept; `at`: when a build that has it was served last, Unix milliseconds. */
export type Asset = { name: string; size: number; at: number };

/** Where the hashed files of builds are kept: a folder, or the database that servers share. */
export type Assets = {
  list(): Promise<Asset[]>;
  /** @returns undefined when there is no such file */
  read(name: string): Promise<NonSharedBuffer | undefined>;
  /** Others see the file when it is complete. */
  write(name: string, body: Uint8Array, at: number): Promise<void>;
  touch(names: readonly string[], at: number): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
};

/** Works with them. @throws while they are out of reach, and what `work` throws */
export type WithAssets = <T>(work: (assets: Assets) => Promise<T>) => Promise<T>;

/** Vite's names. No page: pages have no hash in their names. */
export const isAssetName = (name: string): boolean => /^[\w-][\w.~@+-]*$/.test(name);

/** Those of a place: beside its messages. */
export function assetsIn({ dataDir, database }: Place, inbox: Pick<Inbox, "withStore">) {
  const folder = folderAssets(join(dataDir, "earlier-files"));
  const withAssets: WithAssets = (work) =>
    database ? inbox.withStore(({ shared }) => work(shared?.assets ?? folder)) : work(folder);
  return withAssets;
}

/** Files in a folder, which is made when it is needed. A file's time is its time of modification. */
export const folderAssets = (dir: string): Assets => ({
  async list() {
    const found = await readdir(dir, { withFileTypes: true }).catch(() => []);
    const files = found.filter((entry) => entry.isFile() && isAssetName(entry.name));
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
    await writeWhole(join(dir, name), body, 0o600);
    await utimes(join(dir, name), new Date(at), new Date(at));
  },
  async touch(names, at) {
    for (const name of names) await utimes(join(dir, name), new Date(at), new Date(at));
  },
  async remove(names) {
    for (const name of names) await rm(join(dir, name));
  },
});
