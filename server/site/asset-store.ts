import type { Runtime } from "#server/time.ts";
import { type Asset, type Assets, isAssetName, type WithAssets } from "#server/inbox/assets.ts";
import { hashedFiles } from "./headers.ts";
import { type Site, type SiteFile, siteFile } from "./load.ts";

type AssetStoreDeps = Runtime & {
  withAssets: WithAssets;
  /** The build that is served now. */
  site: () => Site;
  /** Free bytes on the disk of the assets; may throw. */
  freeBytes: () => number;
  /** That have to stay free for messages. */
  minFreeBytes: number;
};

const dayMs = 86_400_000;
/** After a failure: another server may need them for pages that this one shows. */
const retryMs = 60_000;
/** Names that nobody has may be asked for as often as somebody likes: all who ask meanwhile wait for one listing. */
const gatherMs = 200;
// How long somebody may keep a page open and expect it to work.
const keptMs = 30 * dayMs;
/** The end of an encoding's name. */
const ends = [
  ["identity", ""],
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export type AssetStore = ReturnType<typeof createAssetStore>;

/**
 * Keeps scripts, styles and fonts of the builds that were served within the last 30 days, so that a page which was opened
 * before a deployment works on after it. The time of each is when a build that has it was served last. Never throws:
 * without them such a page works as it does without scripts.
 */
export function createAssetStore(deps: AssetStoreDeps) {
  const { withAssets, site, freeBytes, minFreeBytes, clock, timer, log } = deps;
  let cancel = () => {};
  let stopped = false;
  let last = Promise.resolve();
  let names = new Set<string>();
  let listing: Promise<unknown> | undefined;
  // Those who read one file share its bytes: 400 slow readers of a script held 350 MB. Of all builds of a month a few MB.
  const cache = new Map<string, Promise<SiteFile | undefined>>();

  async function list(assets: Assets): Promise<Asset[]> {
    const found = await assets.list();
    names = new Set(found.map(({ name }) => name));
    return found;
  }

  /** Begins later than now, so that what another server wrote before is in it. */
  async function listSoon(): Promise<void> {
    await new Promise<void>((resolve) => void timer.after(gatherMs, resolve));
    listing = undefined;
    await withAssets(list);
  }

  async function read(name: string): Promise<SiteFile | undefined> {
    const [identity, br, gzip] = await Promise.all(
      ends.map(([, end]) =>
        names.has(name + end) ? withAssets((assets) => assets.read(name + end)) : undefined,
      ),
    );
    return identity && siteFile(hashedFiles + name, { identity, br, gzip });
  }

  /** One after the other: a build may follow while the files of the one before are being written. */
  function keep(next?: Site): Promise<void> {
    keepAfter(dayMs);
    last = last.then(() =>
      withAssets((assets) => update(assets, next)).catch((error: unknown) => {
        log.warn(`Files of earlier builds cannot be kept: ${(error as Error).message}`);
        keepAfter(retryMs);
      }),
    );
    return last;
  }

  function keepAfter(ms: number): void {
    cancel();
    if (!stopped) cancel = timer.after(ms, () => void keep());
  }

  async function update(assets: Assets, next?: Site): Promise<void> {
    const now = clock.now().getTime();
    const present = await list(assets);
    const built = [site(), next].flatMap((it) => (it ? hashedOf(it, now) : []));
    const isBuilt = new Set(built.map(({ name }) => name));
    const gone = present.filter(
      ({ name, at }) => !isBuilt.has(name) && (!isKept(name) || at <= now - keptMs),
    );
    if (gone.length > 0) await assets.remove(gone.map(({ name }) => name));
    cache.clear();
    const sizes = new Map(present.map(({ name, size }) => [name, size]));
    const [there = [], missing = []] = [true, false].map((isThere) =>
      built.filter(({ name, size }) => (sizes.get(name) === size) === isThere),
    );
    // Messages need the room more.
    const needed = missing.reduce((sum, { size }) => sum + size, 0);
    if (missing.length > 0 && freeBytes() - needed >= minFreeBytes)
      for (const { name, body } of missing) await assets.write(name, body, now);
    // By a clock that was ahead, files of an earlier build would be kept until then.
    const later = present.filter(({ name, at }) => isKept(name) && at > now);
    await assets.touch(
      [...there, ...later].map(({ name }) => name),
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
      if (!isKept(name) || /\.(?:br|gz)$/.test(name)) return undefined;
      try {
        if (!names.has(name)) await (listing ??= listSoon());
        if (names.has(name) && !cache.has(name)) cache.set(name, read(name));
        return await cache.get(name);
      } catch {
        cache.delete(name);
        return undefined;
      }
    },
  };
}

/** The name of a hashed file; "" for other paths. */
const nameAt = (path: string) =>
  path.startsWith(hashedFiles) ? path.slice(hashedFiles.length) : "";

/** No pictures: of what has been hidden since, nothing is answered. */
const isKept = (name: string) =>
  isAssetName(name) && /\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(name);

/** The hashed files of a build and their encodings, each as a file of its own. */
const hashedOf = ({ files }: Site, at: number): (Asset & { body: Uint8Array })[] =>
  [...files]
    .filter(([path]) => isKept(nameAt(path)))
    .flatMap(([path, file]) =>
      ends.flatMap(([encoding, end]) => {
        const body = file.encodings[encoding]?.body;
        return body ? [{ name: nameAt(path) + end, size: body.byteLength, at, body }] : [];
      }),
    );
