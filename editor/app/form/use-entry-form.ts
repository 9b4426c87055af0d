import { useCallback, useEffect, useRef, useState } from "react";
import type { Issue } from "#content/rules/issues.ts";
import type { KindName } from "#content/kinds.ts";
import type { Group, Path } from "#content/forms/fields.ts";
import type { Advice } from "#editor/content/advice.ts";
import type { Data, Entry } from "#content/site.ts";
import type { Opened } from "#editor/content/open-entry.ts";
import { call, reasonOf, write } from "#editor/app/api.ts";
import { hideDraft, keepDraft, showDraft, useDraftOnPage } from "#editor/app/drafts.ts";
import { idOf, isWithin } from "#editor/app/form-context.ts";
import { valueAt } from "#content/forms/references.ts";
import { cleaned, isSame, withValue } from "#editor/app/values.ts";
import type { EntryFormProps } from "./entry-form.tsx";
import { keepNames } from "#editor/app/names-left.tsx";
import { useSite } from "#editor/app/site-context.ts";
import { focusField } from "./focus-field.ts";
import { untilReleased } from "./until-released.ts";
import { type Clash, merge } from "./merge.ts";
import type { Start } from "./use-entry.ts";

const isChange = (it: unknown): it is (was: unknown) => unknown => typeof it === "function";

type Options = EntryFormProps & { start: Start; form: Group };

/** What happens in a form: typing, checking, saving. */
export function useEntryForm({ kind, slug, form, start, onMoved }: Options) {
  const { overview, saved } = useSite();
  const summary = overview.kinds[kind];
  const wasBroken = Boolean(summary?.entries.find((it) => it.slug === slug)?.problem);
  const [value, setValue] = useState(start.value);
  /** As opened: a save compares it with what somebody else has saved since. */
  const [base, setBase] = useState({ version: start.version, value: start.base });
  const [opened, setOpened] = useState<Opened>();
  const [isChanged, setIsChanged] = useState(start.isDraft);
  const [isRestored, setIsRestored] = useState(start.isDraft);
  const [found, setFound] = useState<Issue[]>([]);
  const [advice, setAdvice] = useState<Advice[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // An entry that is broken says so when it is opened.
  const [hasTried, setHasTried] = useState(wasBroken);
  const [isBusy, setIsBusy] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const [answer, setAnswer] = useState<{ message: string; isProblem?: boolean }>({ message: "" });
  const [conflict, setConflict] = useState<{ clashes: Clash[]; opened: typeof base }>();
  const id = { kind: kind as KindName, slug };

  const current = useRef(value);
  current.current = value;
  const checks = useRef(0);

  const check = useCallback(async () => {
    checks.current += 1;
    const count = checks.current;
    const data = cleaned(form, current.current) as Data;
    const asked = { kind: kind as KindName, slug };
    try {
      const issues = await call("checkEntry", asked, data);
      await untilReleased();
      if (count !== checks.current) return;
      setFound(issues);
      const remarks = await call("adviceOn", asked, data);
      await untilReleased();
      if (count === checks.current) setAdvice(remarks);
    } catch {
      // Save says so; the text is kept.
    }
  }, [form, kind, slug]);

  useEffect(() => {
    if (slug === "new") return;
    // Also when it gets its name: what is found until then would find the entry itself, as another one.
    void check();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [slug]);
  useEffect(() => {
    // At once: the window may be closed after any letter.
    // As long as something is asked, with what the form was made of: whoever loads it again is asked again.
    const { version, value: opened } = conflict?.opened ?? base;
    if (!isChanged) return;
    keepDraft(kind, slug, { version, base: opened, value });
    const [was, is] = [start.fresh && slug === "new" ? start.fresh : opened, value].map((it) =>
      cleaned(form, it),
    );
    if (!conflict && isSame(was, is)) forget();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChanged, kind, slug, base, value, conflict]);

  /** Nothing is there to be saved. */
  function forget() {
    keepDraft(kind, slug, undefined);
    hideDraft();
    setIsChanged(false);
    setAnswer({ message: "" });
  }

  useDraftOnPage({ kind: kind as KindName, slug }, form, value, isChanged);

  const change = useCallback((path: Path, to: unknown) => {
    setValue((it) => withValue(it, path, isChange(to) ? to(valueAt(it, path)) : to) as Data);
    // What was wrong with another text says nothing about this one.
    setFound((all) => all.filter((it) => !isWithin(it.path, path)));
    setAdvice((all) => all.filter((it) => !isWithin(it.path, path)));
    setIsChanged(true);
    setAnswer({ message: "Not saved yet" });
    checks.current += 1;
  }, []);

  const leave = (fieldId: string) => {
    // What is wrong with the field is shown below it, and the button that is pressed may be further down.
    void untilReleased().then(() => setLeft((it) => new Set([...it, fieldId])));
    // After the change that made the field lose its focus.
    setTimeout(() => void check(), 0);
  };

  async function saveAs(version: string, typed = value) {
    const data = cleaned(form, typed) as Data;
    checks.current += 1; // the answer to Save says more than one that is on its way
    setIsBusy(true);
    try {
      const result =
        slug === "new" || isGone
          ? await write("create", id.kind, data)
          : await write("save", id, version, data);
      setIsBusy(false);
      await take(result, data);
    } catch (error) {
      setIsBusy(false);
      setAnswer({ message: reasonOf(error), isProblem: true });
    }
  }

  async function take(result: Awaited<ReturnType<typeof call<"save">>>, data: Data) {
    setHasTried(true);
    if ("issues" in result) {
      setFound(result.issues);
      const count = result.issues.length;
      setAnswer({
        message: `Not saved: ${count === 1 ? "one thing" : `${count} things`} to fix`,
        isProblem: true,
      });
      focusField(result.issues[0]?.path ?? []);
    } else if ("theirs" in result) await join(result.theirs);
    else if ("gone" in result) {
      setIsGone(true);
      setAnswer({
        message:
          "Somebody has deleted this meanwhile. Your text is kept: save again to add it anew.",
        isProblem: true,
      });
    } else await finish(result.slug, result.version, data);
  }

  /** What only somebody else has changed is kept; about what both have changed, one is asked. */
  async function join({ version, value: theirs, problem = "" }: Entry) {
    if (!theirs) return setAnswer({ message: `Not saved: ${problem}`, isProblem: true });
    const [opened, mine] = [base.value, current.current].map((it) => cleaned(form, it));
    const joined = merge(form, { opened, mine, theirs });
    setBase({ version, value: theirs });
    setValue(joined.value);
    setConflict({ clashes: joined.clashes, opened: conflict?.opened ?? base });
    if (joined.clashes.length === 0) return saveAs(version, joined.value);
    setAnswer({ message: "Not saved: choose above, then save again", isProblem: true });
  }

  async function finish(name: string, next: string, data: Data) {
    keepDraft(kind, slug, undefined);
    setBase({ version: next, value: data });
    setConflict(undefined);
    setIsGone(false);
    setFound([]);
    setHasTried(false);
    setIsRestored(false);
    // What was typed while it was being saved is still to be saved.
    setIsChanged(!isSame(cleaned(form, current.current), data));
    setAnswer({ message: "Saved" });
    void showDraft({ kind: id.kind, slug: name }, data);
    if (name !== slug) onMoved(name);
    const now = { kind: id.kind, slug: name };
    const stored = await call("openEntry", now);
    if (slug !== "new") keepNames(await call("namesGone", now, base.value, data));
    await saved();
    if (!stored || "gone" in stored) return;
    setOpened(stored);
    if (stored.value && isSame(cleaned(form, current.current), data)) setValue(stored.value);
  }

  const issues = found.filter(({ path }) => hasTried || left.has(idOf(path)));
  return {
    value,
    issues,
    hasTried,
    advice,
    opened,
    isBusy,
    isRestored: isRestored && isChanged,
    ...answer,
    isProblem: answer.isProblem === true,
    change,
    valueOf: useCallback((path: Path) => valueAt(current.current, path), []),
    leave,
    save: () => (isBusy ? undefined : saveAs(base.version)),
    /** Saves the form with another value in one of its fields. */
    saveWith(path: Path, to: unknown) {
      change(path, to);
      void saveAs(base.version, withValue(value, path, to) as Data);
    },
    /** After a change of other entries: where this one is used may be new. */
    async reload() {
      const [stored] = await Promise.all([call("openEntry", id), saved()]);
      if (stored && !("gone" in stored)) setOpened(stored);
    },
    discard() {
      forget();
      setValue(start.opened?.value ?? start.fresh ?? {});
      if (start.opened) setBase({ version: start.opened.version, value: start.opened.value ?? {} });
      setConflict(undefined);
    },
    addWord: useCallback((word: string) => void write("addWord", word).then(check), [check]),
    move: async (to: string) => {
      onMoved(to);
      await saved();
    },
    clashes: conflict?.clashes ?? [],
  };
}
