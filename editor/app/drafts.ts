import { useSyncExternalStore } from "react";
import type { Data } from "#editor/content/entries.ts";

/** What was typed and is not saved yet, kept by the browser. */
type Draft = { version: string; value: Data };

const keyOf = (kind: string, slug: string) => `edit:${kind}/${slug}`;

export function readDraft(kind: string, slug: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(kind, slug));
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  } catch {
    return undefined; // storage is blocked, or was written by something else
  }
}

const listeners = new Set<() => void>();

export function keepDraft(kind: string, slug: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(kind, slug), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(kind, slug));
  } catch {
    // Full or blocked: the text is still in the form.
  }
  for (const listener of listeners) listener();
}

/** Entries with something that is not saved in this browser. */
export const unsavedEntries = (): { kind: string; slug: string }[] =>
  unsavedNames()
    .split("\n")
    .flatMap((name) => {
      const [kind = "", slug = ""] = name.split("/", 2);
      return kind ? [{ kind, slug }] : [];
    });

/** "home/", "people/new": one on each line. */
function unsavedNames(): string {
  try {
    return Object.keys(localStorage)
      .flatMap((key) => /^edit:([^/]+\/.*)$/.exec(key)?.[1] ?? [])
      .join("\n");
  } catch {
    return "";
  }
}

/** Whether something in an entry is not saved, also in another window of this browser. */
export function useUnsavedEntries(): (kind: string, slug?: string) => boolean {
  const names = useSyncExternalStore(subscribe, unsavedNames).split("\n");
  return (kind, slug) =>
    names.some((name) =>
      slug === undefined ? name.startsWith(`${kind}/`) : name === `${kind}/${slug}`,
    );
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}
