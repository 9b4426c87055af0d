import { useSyncExternalStore } from "react";
import type { Data } from "#editor/content/entries.ts";
import type { EntryId } from "#editor/content/files.ts";
import { json, post } from "./api.ts";

/* The open form as its page shows it before anybody saves: the server keeps it under the key of this window. */

type Shown = {
  value: Data;
  /** The entry's page, if it has one of its own. */
  page?: string;
};

// Not crypto.randomUUID, which is missing where the editor is reached without HTTPS.
const key = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, "0"))
  .join("");
const address = `/edit/unsaved/${key}`;
let shown: Shown | undefined;
let asked = 0;
const listeners = new Set<() => void>();

function set(next: Shown | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a form on its page. While something in it is wrong, what was right before stays. */
export async function showUnsaved(id: EntryId, value: Data): Promise<void> {
  asked += 1;
  const count = asked;
  try {
    const answer = await post(address, json([id, value]));
    const { isShown, page } = answer as { isShown: boolean; page?: string };
    if (isShown && count === asked) set({ value, ...(page !== undefined && { page }) });
  } catch {
    // Save says so; the text is kept.
  }
}

/** Its page shows what is saved again. */
export function dropUnsaved(): void {
  asked += 1;
  if (shown === undefined) return;
  set(undefined);
  void fetch(address, { method: "DELETE", keepalive: true }).catch(() => {});
}

/** What is shown; another object each time. */
export const useUnsaved = (): Shown | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
  );

/** The address of a page with what is not saved. */
export function withUnsaved(page: string): string {
  const [path = "", hash] = page.split("#", 2);
  return `${path}?unsaved=${key}${hash === undefined ? "" : `#${hash}`}`;
}
