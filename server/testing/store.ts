import { onTestFinished } from "vitest";
import { openStore, type MessageStore } from "../inbox/store.ts";
import { tempDir } from "./temp.ts";

/** A store in a folder of its own, or in one that is there; closed when the test ends. */
export function openedStore(dir: string = tempDir()): { dir: string; store: MessageStore } {
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
