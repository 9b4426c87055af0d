import type { Inbox } from "#server/inbox/inbox.ts";
import type { Timer } from "#server/time.ts";
import type { FileShelf } from "#server/inbox/file-shelf.ts";

type SharedShelfDeps = { inbox: Pick<Inbox, "withStore">; timer: Timer };

/** Names that nobody has may be asked for as often as somebody likes: all who ask meanwhile wait for one listing. */
const gatherMs = 200;

/** The files in the store that all servers share. */
export function sharedShelf({ inbox, timer }: SharedShelfDeps): FileShelf {
  let names = new Set<string>();
  let listing: Promise<unknown> | undefined;

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

  /** Begins later than now, so that what was written before is in it. */
  async function listSoon() {
    await new Promise<void>((resolve) => void timer.after(gatherMs, resolve));
    listing = undefined;
    await list();
  }

  return {
    list,
    async read(name) {
      if (!names.has(name)) await (listing ??= listSoon());
      return names.has(name) ? withFiles((files) => files.read(name)) : undefined;
    },
    write: (...args) => withFiles((files) => files.write(...args)),
    touch: (...args) => withFiles((files) => files.touch(...args)),
    remove: (...args) => withFiles((files) => files.remove(...args)),
  };
}
