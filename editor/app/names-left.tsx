import { useEffect, useRef, useState } from "react";
import type { Hit } from "#editor/content/find-text.ts";
import type { NameGone } from "#editor/content/names-gone.ts";
import { store, stored } from "#src/browser/storage.ts";
import { call, write } from "./api.ts";
import { Places } from "./places.tsx";
import { useSite } from "./site-context.ts";

const key = "edit-names-gone";

// Where storage is blocked, search finds these texts, too.
const names = () => JSON.parse(stored("localStorage", key) ?? "[]") as NameGone[];
const keep = (all: readonly NameGone[]) => store("localStorage", key, JSON.stringify(all));

const without = (gone: readonly NameGone[]) =>
  names().filter((it) => gone.every(({ was }) => was !== it.was));

/** Something has not these names any more: texts that have them are listed until they are changed. */
export function keepNames(gone: readonly NameGone[]): void {
  if (gone.length > 0) keep([...without(gone), ...gone]);
}

/** Texts with a name that nothing has any more, each a link to its field. */
export function NamesLeft({ isOpen }: { isOpen: boolean }) {
  const { overview, saved } = useSite();
  const [left, setLeft] = useState<(NameGone & { hits: readonly Hit[] })[]>([]);
  const top = useRef<HTMLDetailsElement>(null);
  const seen = useRef(new Set(names().map(({ was }) => was)));
  // After each change of entries.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const called = Object.values(overview.kinds).flatMap(({ entries }) => entries);
      const hitsOf = ({ was }: NameGone) =>
        called.some(({ title }) => title === was) ? [] : call("textsWith", was);
      const found = names().map(async (it) => ({ ...it, hits: await hitsOf(it) }));
      const { open = [], done = [] } = Object.groupBy(await Promise.all(found), ({ hits }) =>
        hits.length > 0 ? "open" : "done",
      );
      if (!isCurrent) return;
      if (done.length > 0) keep(without(done));
      setLeft(open);
    };
    look().catch(() => {}); // after the next change
    return () => {
      isCurrent = false;
    };
  }, [overview]);
  useEffect(() => {
    // Whoever has just pressed Save may be far below it.
    if (left.some(({ was }) => !seen.current.has(was))) top.current?.scrollIntoView();
    for (const { was } of left) seen.current.add(was);
  }, [left]);
  const writeThere = async ({ was, is = "" }: NameGone) => {
    const { changed } = await write("rename", was, is);
    // What is left is for a person to read.
    keep([...without([{ was }]), { was }]);
    const [, kind, slug = ""] = location.hash.split("/");
    // The form that is open has the former words.
    if (changed.some((it) => it.kind === kind && it.slug === slug)) location.reload();
    else await saved();
  };
  const dismiss = (gone: NameGone) => {
    keep(without([gone]));
    setLeft(left.filter((it) => it !== gone));
  };
  return left.map((it, at) => (
    <details key={it.was} ref={at === 0 ? top : undefined} className="notice" open={isOpen}>
      <summary>
        Texts that still say “<bdi>{it.was}</bdi>”: {it.hits.length}
      </summary>
      <Places places={it.hits} words={it.was} />
      <div className="options">
        {it.is && it.hits.some(({ excerpt }) => excerpt.includes(it.was)) ? (
          <button type="button" className="quiet" onClick={() => void writeThere(it)}>
            Write “{it.is}” there
          </button>
        ) : undefined}
        <button type="button" className="link" onClick={() => dismiss(it)}>
          They may stay
        </button>
      </div>
    </details>
  ));
}
