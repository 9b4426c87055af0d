import { useEffect, useSyncExternalStore } from "react";
import type { Data, EntryId } from "#content/site.ts";
import type { Group } from "#content/forms/fields.ts";
import { ask } from "./api.ts";
import { cleaned } from "./values.ts";

/*
 * What was typed and is not saved yet: the browser keeps it, and the open form's page shows it. For that the server has it, too,
 * under the key of this window.
 */

/** `base`: what the form was made of; missing in drafts of version 1.2. */
type Draft = { version: string; base?: Data; value: Data };

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
export const keptDrafts = (): { kind: string; slug: string }[] =>
  keptNames()
    .split("\n")
    .flatMap((name) => {
      const [kind = "", slug = ""] = name.split("/", 2);
      return kind ? [{ kind, slug }] : [];
    });

/** "home/", "people/new": one on each line. */
function keptNames(): string {
  try {
    return Object.keys(localStorage)
      .flatMap((key) => /^edit:([^/]+\/.*)$/.exec(key)?.[1] ?? [])
      .join("\n");
  } catch {
    return "";
  }
}

/** Whether something in an entry is not saved, also in another window of this browser. */
export function useKeptDrafts(): (kind: string, slug?: string) => boolean {
  const names = useSyncExternalStore(subscribe, keptNames).split("\n");
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

type Shown = {
  value: Data;
  /** The entry's page, if it has one of its own. */
  page?: string;
};

// Not crypto.randomUUID, which is missing where the editor is reached without HTTPS.
const key = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, "0"))
  .join("");
const address = `/edit/draft/${key}`;
let shown: Shown | undefined;
let asked = 0;
const watchers = new Set<() => void>();

function set(next: Shown | undefined) {
  shown = next;
  for (const watcher of watchers) watcher();
}

/** Shows a form on its page. While something in it is wrong, what was right before stays. */
export async function showDraft(id: EntryId, value: Data): Promise<void> {
  asked += 1;
  const count = asked;
  try {
    const { isShown, page } = await ask<{ isShown: boolean; page?: string }>(address, [id, value]);
    if (isShown && count === asked) set({ value, ...(page !== undefined && { page }) });
  } catch {
    // Save says so; the text is kept.
  }
}

/** Its page shows what is saved again. */
export function hideDraft(): void {
  asked += 1;
  if (shown === undefined) return;
  set(undefined);
  void fetch(address, { method: "DELETE", keepalive: true }).catch(() => {});
}

/** What is shown; another object each time. */
export const useShownDraft = (): Shown | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => shown,
  );

/** The address of a page that shows the draft. */
export function withDraft(page: string): string {
  const [path = "", hash] = page.split("#", 2);
  return `${path}?draft=${key}${hash === undefined ? "" : `#${hash}`}`;
}

/** In ms. Making a page anew after each letter would only keep a busy machine from showing the last one. */
const pauseMs = 500;

/** What is typed is on the page as it will be built, until the form is left. */
export function useDraftOnPage(
  { kind, slug }: EntryId,
  form: Group,
  value: Data,
  isChanged: boolean,
): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const show = () => void showDraft({ kind, slug }, cleaned(form, value) as Data);
    const timer = setTimeout(show, pauseMs);
    return () => clearTimeout(timer);
  }, [kind, slug, form, value, isChanged]);
  useEffect(() => hideDraft, []);
}
