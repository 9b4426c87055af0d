import { useEffect, useState } from "react";
import type { Group } from "#content/forms/fields.ts";
import type { Data, EntryId } from "#content/site.ts";
import type { Overview } from "#editor/content/overview.ts";
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
  /** What the form of a new entry holds before somebody types. */
  fresh?: Data;
};

/** What a new entry begins with: the day, and the entry that it is to be like. What is not loaded is asked for with the next `kinds`. */
type Fresh = Pick<Overview, "today" | "kinds"> & { copied: string | undefined };

/** Loads an entry for its form; `slug` is "new" for one that is not there yet, perhaps like another one. */
export function useEntry(id: EntryId, form: Group, fresh: Fresh): Start | undefined {
  const [start, setStart] = useState<Start>();
  const isMissing = start?.problem !== undefined && !start.opened;
  useEffect(() => {
    if (start && !isMissing) return undefined;
    let isCurrent = true;
    void load(id, form, fresh).then((it) => {
      if (isCurrent) setStart(it);
    });
    return () => {
      isCurrent = false;
    };
    // Once it is there, never again: the form knows more than the file.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing && fresh.kinds]);
  return start;
}

async function load(id: EntryId, form: Group, { today, copied }: Fresh): Promise<Start> {
  const draft = readDraft(id.kind, id.slug);
  const empty = { version: "", base: {}, value: {}, isDraft: false };
  try {
    if (id.slug === "new") {
      const other = copied && (await call("copyOf", { ...id, slug: copied }));
      const fresh = { ...newOf(form, today), ...(other || undefined) };
      return { ...empty, fresh, value: draft?.value ?? fresh, isDraft: Boolean(draft) };
    }
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
