import { useEffect, useState } from "react";
import type { Hit } from "#editor/content/find-text.ts";
import type { Overview } from "#editor/content/overview.ts";
import { call } from "./api.ts";
import { Places } from "./places.tsx";

const key = "edit-names-left";

function names(): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return []; // storage is blocked
  }
}

function keep(all: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Full or blocked: search finds these texts, too.
  }
}

/** Something has not this name any more: texts that have it are listed until they are changed. */
export const keepName = (name: string): void => keep([...new Set([...names(), name])]);

type NamesLeftProps = { overview: Overview; isOpen: boolean };

/** Texts with a name that nothing has any more, each a link to its field. */
export function NamesLeft({ overview, isOpen }: NamesLeftProps) {
  const [left, setLeft] = useState<{ name: string; hits: readonly Hit[] }[]>([]);
  // After each change of entries.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const called = Object.values(overview.kinds).flatMap(({ entries }) => entries);
      const hitsOf = (name: string) =>
        called.some(({ title }) => title === name) ? [] : call("textsWith", name);
      const found = names().map(async (name) => ({ name, hits: await hitsOf(name) }));
      const { open = [], done = [] } = Object.groupBy(await Promise.all(found), ({ hits }) =>
        hits.length > 0 ? "open" : "done",
      );
      if (!isCurrent) return;
      if (done.length > 0) keep(names().filter((it) => done.every(({ name }) => name !== it)));
      setLeft(open);
    };
    look().catch(() => {}); // after the next change
    return () => {
      isCurrent = false;
    };
  }, [overview]);
  const dismiss = (name: string) => {
    keep(names().filter((it) => it !== name));
    setLeft(left.filter((it) => it.name !== name));
  };
  return left.map(({ name, hits }) => (
    <details key={name} className="notice" open={isOpen}>
      <summary>
        Texts that still say “{name}”: {hits.length}
      </summary>
      <Places places={hits} words={name} />
      <button type="button" className="link" onClick={() => dismiss(name)}>
        They may stay
      </button>
    </details>
  ));
}
