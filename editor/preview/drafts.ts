import type { Draft } from "./draft-of.ts";

/*
 * Drafts: forms that nobody has saved, in memory. Astro's server shows one of them at a time: to the page that asks with the
 * draft's key, while every other page shows what is saved.
 */

/** Of all windows in which somebody edits; a window has one form. */
const most = 20;
const parameter = "draft";
const isKey = (text: string) => /^[\da-f]{32}$/.test(text);

export type Drafts = ReturnType<typeof createDrafts>;

/** @param show has Astro's server show a draft, or saved entries only */
export function createDrafts(show: (draft: Draft | null) => Promise<void>) {
  const drafts = new Map<string, Draft>();
  let shown: Draft | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const showIfNew = async (wanted: Draft | null) => {
    // A draft is told each time: Astro's server may have started again and know nothing of it.
    if (wanted === null && shown === null) return;
    // Whether it is shown is not known until it answers, so the next page takes it away.
    shown = wanted ?? shown;
    await show(wanted);
    shown = wanted;
  };
  return {
    /** @param key of the window @returns false for what is no key */
    keep(key: string, draft: Draft): boolean {
      if (!isKey(key)) return false;
      drafts.delete(key);
      drafts.set(key, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > most && oldest !== undefined) drafts.delete(oldest);
      return true;
    },
    drop: (key: string) => void drafts.delete(key),
    /**
     * Passes a page on while Astro's server shows the draft that its address names.
     * @param url path and query @param pass settles when the page is made; gets the address without the key
     */
    async page<Page>(url: string, pass: (url: string) => Promise<Page>): Promise<Page> {
      const { key, rest } = apart(url);
      const own = turn.then(async () => {
        // Without Astro's server, the page says so.
        await showIfNew(drafts.get(key) ?? null).catch(() => {});
        return pass(rest);
      });
      turn = own.catch(() => {});
      return own;
    },
  };
}

/** The key in an address, and the address without it. */
function apart(url: string): { key: string; rest: string } {
  const [path = "", query] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  const key = parameters.get(parameter);
  if (key === null) return { key: "", rest: url };
  parameters.delete(parameter);
  return { key, rest: parameters.size > 0 ? `${path}?${parameters.toString()}` : path };
}

/** Whether it is a page's: scripts, styles and pictures have a dot, or begin with @ or _. */
export const isPagePath = (path: string): boolean => /^\/(?![@_])[^.]*$/.test(path);
