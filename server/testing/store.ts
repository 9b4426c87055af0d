import { onTestFinished } from "vitest";
import { openStore, type Store } from "../inbox/store.ts";
import { tempDir } from "./temp.ts";

/** A store in a folder of its own, or in one that is there; closed when the test ends. */
export function openedStore(dir: string = tempDir()): { dir: string; store: Store } {
  const store = openStore(dir);
  onTestFinished(() => {
    try {
      store.close();
    } catch {
      // The test closed it itself.
    }
  });
  return { dir, store };
}

/** Gets what was deleted out of the files. @returns how that ended */
export function wipeAll(store: Store): "busy" | "clean" {
  for (;;) {
    const done = store.wipe();
    if (done !== "more") return done;
  }
}
