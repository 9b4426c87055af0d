import type { UnsavedEntry } from "#editor/content/unsaved-entry.ts";

/*
 * Forms that nobody has saved, in memory. Astro's server shows one of them at a time: to the page that asks with the
 * form's key, while every other page shows what is saved.
 */

/** Of all windows in which somebody edits; a window has one form. */
const most = 20;
const parameter = "unsaved";
const isKey = (text: string) => /^[\da-f]{32}$/.test(text);

export type UnsavedForms = ReturnType<typeof createUnsavedForms>;

/** @param show has Astro's server show a form, or saved entries only */
export function createUnsavedForms(show: (form: UnsavedEntry | null) => Promise<void>) {
  const forms = new Map<string, UnsavedEntry>();
  let shown: UnsavedEntry | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const showIfNew = async (wanted: UnsavedEntry | null) => {
    // A form is told each time: Astro's server may have started again and know nothing of it.
    if (wanted === null && shown === null) return;
    // Whether it is shown is not known until it answers, so the next page takes it away.
    shown = wanted ?? shown;
    await show(wanted);
    shown = wanted;
  };
  return {
    /** @param key of the window @returns false for what is no key */
    keep(key: string, form: UnsavedEntry): boolean {
      if (!isKey(key)) return false;
      forms.delete(key);
      forms.set(key, form);
      const [oldest] = forms.keys();
      if (forms.size > most && oldest !== undefined) forms.delete(oldest);
      return true;
    },
    drop: (key: string) => void forms.delete(key),
    /**
     * Passes a page on while Astro's server shows the form that its address names.
     * @param url path and query @param pass settles when the page is made; gets the address without the key
     */
    async page<Page>(url: string, pass: (url: string) => Promise<Page>): Promise<Page> {
      const { key, rest } = apart(url);
      const own = turn.then(async () => {
        // Without Astro's server, the page says so.
        await showIfNew(forms.get(key) ?? null).catch(() => {});
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
