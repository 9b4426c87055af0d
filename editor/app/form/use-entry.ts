import { useEffect, useState } from "react";
import type { Group } from "#content/forms/fields.ts";
import type { Data, EntryId } from "#content/site.ts";
import type { Opened } from "#editor/content/open-entry.ts";
import { call, reasonOf } from "#editor/app/api.ts";
import { keepDraft, readDraft } from "#editor/app/drafts.ts";
import { cleaned, emptyOf, isSame } from "#editor/app/values.ts";

/** An entry as opened: what the file says, and what was typed before and never saved. */
export type Start = {
  opened?: Opened;
  problem?: string;
  isGone?: boolean;
  /** Of the file that the form was made of, and what it said. */
  version: string;
  base: Data;
  value: Data;
  isDraft: boolean;
};

/** Loads an entry for its form; `slug` is "new" for one that is not there yet. */
export function useEntry({ kind, slug }: EntryId, form: Group, today: string): Start | undefined {
  const [start, setStart] = useState<Start>();
  useEffect(() => {
    let isCurrent = true;
    void load({ kind, slug }, form, today).then((it) => {
      if (isCurrent) setStart(it);
    });
    return () => {
      isCurrent = false;
    };
    // Once: afterwards the form knows more than the file.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return start;
}

async function load(id: EntryId, form: Group, today: string): Promise<Start> {
  const draft = readDraft(id.kind, id.slug);
  const empty = { version: "", base: {}, value: {}, isDraft: false };
  if (id.slug === "new")
    return { ...empty, value: draft?.value ?? newOf(form, today), isDraft: Boolean(draft) };
  try {
    const opened = await call("openEntry", id);
    if (!opened || "gone" in opened) return { ...empty, isGone: true };
    if (opened.problem) return { ...empty, opened, problem: opened.problem };
    const { version, value = {} } = opened;
    // Saved after all, if the window was closed before the answer came.
    const isKept = draft !== undefined && !isSame(cleaned(form, draft.value), value);
    if (!isKept) keepDraft(id.kind, id.slug, undefined);
    return {
      opened,
      base: value,
      version,
      value,
      ...(isKept && { base: {}, ...draft }),
      isDraft: isKept,
    };
  } catch (error) {
    return { ...empty, problem: reasonOf(error) };
  }
}

/** What the form of a new entry holds. */
function newOf(form: Group, today: string): Data {
  const days = Object.entries(form.fields).flatMap(([key, field]) =>
    field.type === "day" && field.isToday ? [[key, today]] : [],
  );
  return { ...(emptyOf(form) as Data), ...Object.fromEntries(days) };
}
