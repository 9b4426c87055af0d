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

export function keepDraft(kind: string, slug: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(kind, slug), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(kind, slug));
  } catch {
    // Full or blocked: the text is still in the form.
  }
}

/** Entries with something that is not saved in this browser. */
export function unsavedEntries(): { kind: string; slug: string }[] {
  try {
    return Object.keys(localStorage)
      .map((key) => /^edit:([^/]+)\/(.*)$/.exec(key))
      .flatMap((it) => (it ? [{ kind: it[1] ?? "", slug: it[2] ?? "" }] : []));
  } catch {
    return [];
  }
}
