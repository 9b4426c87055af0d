import type { Runtime } from "#server/time.ts";
import { type FileShelf, isShelvedName } from "#server/inbox/file-shelf.ts";
import { hashedFiles } from "./headers.ts";
import { type Site, type SiteFile, siteFile } from "./load.ts";
import { readLately } from "./read-lately.ts";

type EarlierDeps = Runtime & {
  shelf: FileShelf;
  /** The build that is served now. */
  site: () => Site;
  /** Free bytes on the disk of the shelf; may throw. */
  freeBytes: () => number;
  /** That have to stay free for messages. */
  minFreeBytes: number;
};

/** A stored file; `at` is when a build that has it was served last, Unix milliseconds. */
type Kept = { name: string; size: number; at: number; body?: Buffer };

const dayMs = 86_400_000;
/** After a failure: another server may need them for pages that this one shows. */
const retryMs = 60_000;
// How long somebody may keep a page open and expect it to work.
const keptMs = 30 * dayMs;
// About 40 builds of this site that have nothing in common.
const keptBytes = 200_000_000;
// A whole earlier build of this site, so that readers of its files share their bytes.
const rememberedBytes = 16_000_000;
const encodings = { br: ".br", gzip: ".gz" } as const;

/**
 * Keeps the hashed files of the builds that were served within the last 30 days, so that a page which was
 * opened before a deployment can still load its scripts and pictures after it. The time of each is
 * when a build that has it was served last. Never throws: without them such a page works as it does
 * without scripts.
 */
export function keepEarlierFiles(deps: EarlierDeps) {
  const { shelf, site, freeBytes, minFreeBytes, clock, timer, log } = deps;
  let cancel = () => {};
  let stopped = false;
  let last = Promise.resolve();
  const lately = readLately(readFile, bytesOf, rememberedBytes);

  async function readFile(name: string): Promise<SiteFile | undefined> {
    const read = (end = "") => shelf.read(name + end).catch(() => undefined);
    const identity = await read();
    if (!identity) return undefined;
    return siteFile(hashedFiles + name, {
      identity,
      br: await read(encodings.br),
      gzip: await read(encodings.gzip),
    });
  }

  /** One after the other: a build may follow while the files of the one before are being written. */
  function keep(next?: Site): Promise<void> {
    keepAfter(dayMs);
    last = last.then(() => updateSafely(next));
    return last;
  }

  function keepAfter(ms: number): void {
    cancel();
    if (!stopped) cancel = timer.after(ms, () => void keep());
  }

  async function updateSafely(next?: Site): Promise<void> {
    try {
      await update(next);
    } catch (error) {
      log.warn({ err: error }, "Files of earlier builds cannot be kept.");
      keepAfter(retryMs);
    }
  }

  async function update(next?: Site): Promise<void> {
    const now = clock.now().getTime();
    const present = await shelf.list();
    const files = new Map(
      [site(), next].flatMap((it) => (it ? hashedOf(it) : [])).map((file) => [file.name, file]),
    );
    const current = [...files.values()].map((file) => ({ ...file, at: now }));
    const isCurrent = new Set(current.map(({ name }) => name));
    // A wrong clock may have dated files later than now.
    const others = present
      .filter(({ name, at }) => !isCurrent.has(name) && at > now - keptMs)
      .map((file) => ({ ...file, at: Math.min(file.at, now) }));
    const kept = newest([...current, ...others]);
    const stays = new Set(kept.map(({ name }) => name));
    const gone = present.filter(({ name }) => !stays.has(name));
    if (gone.length > 0) await shelf.remove(gone.map(({ name }) => name));
    lately.clear();
    const sizes = new Map(present.map(({ name, size }) => [name, size]));
    const missing = kept.filter(({ name, size, body }) => body && sizes.get(name) !== size);
    // Messages need the room more.
    const needed = missing.reduce((sum, { size }) => sum + size, 0);
    if (missing.length > 0 && freeBytes() - needed >= minFreeBytes)
      for (const { name, body, at } of missing) if (body) await shelf.write(name, body, at);
    const there = kept.filter((file) => file.body && sizes.get(file.name) === file.size);
    await shelf.touch(
      there.map(({ name }) => name),
      now,
    );
  }

  return {
    /**
     * Keeps the files of the build that is served now, and again each day.
     * @param next a build that will be served once this resolves
     */
    keep,
    stop() {
      stopped = true;
      cancel();
    },
    /**
     * The file of another build at a URL path: also of a later build, while a server that has it starts beside
     * this one.
     */
    async find(path: string): Promise<SiteFile | undefined> {
      const name = nameAt(path);
      if (!isShelvedName(name) || /\.(?:br|gz|partial)$/.test(name)) return undefined;
      return lately.get(name);
    },
  };
}

export type EarlierFiles = Pick<ReturnType<typeof keepEarlierFiles>, "find">;

const bytesOf = ({ encodings: { identity, br, gzip } }: SiteFile) =>
  [identity, br, gzip].reduce((sum, encoded) => sum + (encoded?.body.byteLength ?? 0), 0);

/** The name of a hashed file; "" for other paths. */
const nameAt = (path: string) =>
  path.startsWith(hashedFiles) ? path.slice(hashedFiles.length) : "";

/** The hashed files of a build and their encodings, each as a file of its own. */
function hashedOf(site: Site): Omit<Kept, "at">[] {
  return [...site.files].flatMap(([path, file]) => {
    const name = nameAt(path);
    if (!isShelvedName(name)) return [];
    const { identity, br, gzip } = file.encodings;
    const all = [
      { name, body: identity.body },
      { name: name + encodings.br, body: br?.body },
      { name: name + encodings.gzip, body: gzip?.body },
    ];
    return all.flatMap(({ name, body }) => (body ? [{ name, body, size: body.byteLength }] : []));
  });
}

/** Those that fit: the latest first, and of a build its small files, which are its scripts. */
function newest(files: Kept[]): Kept[] {
  let room = keptBytes;
  return files
    .toSorted((a, b) => b.at - a.at || a.size - b.size)
    .filter(({ size }) => (room -= size) >= 0);
}
