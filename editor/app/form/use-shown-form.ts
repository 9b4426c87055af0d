import { useEffect } from "react";
import type { Group } from "#src/entry-forms/fields.ts";
import type { Data } from "#editor/content/entries.ts";
import type { EntryId } from "#editor/content/files.ts";
import { dropUnsaved, showUnsaved } from "#editor/app/unsaved.ts";
import { cleaned } from "#editor/app/values.ts";

/** In ms. Making a page anew after each letter would only keep a busy machine from showing the last one. */
const pauseMs = 500;

/** What is typed is on the page as it will be built, until the form is left. */
export function useShownForm(
  { kind, slug }: EntryId,
  form: Group,
  value: Data,
  isChanged: boolean,
): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const show = () => void showUnsaved({ kind, slug }, cleaned(form, value) as Data);
    const timer = setTimeout(show, pauseMs);
    return () => clearTimeout(timer);
  }, [kind, slug, form, value, isChanged]);
  useEffect(() => dropUnsaved, []);
}
