import type { Inbox } from "#server/inbox/inbox.ts";
import type { Clock } from "#server/time.ts";
import type { FileShelf } from "./file-shelf.ts";

type SharedShelfDeps = { inbox: Pick<Inbox, "withStore">; clock: Clock };

// Names that nobody has may be asked for as often as somebody likes.
const listedForMs = 2_000;

/** The files in the store that all servers share. */
export function sharedShelf({ inbox, clock }: SharedShelfDeps): FileShelf {
  let names = new Set<string>();
  let listedAtMs = -Infinity;

  const withFiles = <T>(work: (files: FileShelf) => Promise<T>): Promise<T> =>
    inbox.withStore(async ({ shared }) => {
      if (!shared) throw new Error("The servers share no files.");
      return work(shared.siteFiles);
    });

  async function list() {
    const found = await withFiles((files) => files.list());
    names = new Set(found.map(({ name }) => name));
    return found;
  }

  return {
    list,
    async read(name) {
      const nowMs = clock.monotonicMs();
      if (!names.has(name) && nowMs - listedAtMs >= listedForMs) {
        listedAtMs = nowMs;
        await list();
      }
      return names.has(name) ? withFiles((files) => files.read(name)) : undefined;
    },
    write: (...args) => withFiles((files) => files.write(...args)),
    touch: (...args) => withFiles((files) => files.touch(...args)),
    remove: (...args) => withFiles((files) => files.remove(...args)),
  };
}
