import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Path } from "#content/forms/fields.ts";
import { ask } from "#editor/app/api.ts";
import { focusField } from "./focus-field.ts";

type Wanted = { path: string; visits: number };
type NotFoundProps = { moves: unknown; change: (path: Path, value: unknown) => void };

/** Addresses that visitors asked for and did not find, each a press away from leading somewhere. */
export function NotFound({ moves, change }: NotFoundProps) {
  const [wanted, setWanted] = useState<Wanted[]>([]);
  useEffect(() => {
    void ask<{ wanted?: Wanted[] }>("/edit/not-found").then(
      (it) => setWanted(it.wanted ?? []),
      () => {},
    );
  }, []);
  const list = Array.isArray(moves) ? (moves as { from?: unknown }[]) : [];
  const open = wanted.filter(({ path }) => list.every(({ from }) => from !== path));
  if (open.length === 0) return undefined;
  const lead = (from: string) => {
    // Drawn at once: the new field is about to be focused.
    flushSync(() => change(["addresses"], [...list, { from, to: "" }]));
    focusField(["addresses", list.length, "to"]);
  };
  return (
    <section className="notice">
      <p>Visitors asked for these addresses, and there is nothing:</p>
      <ul>
        {open.map(({ path, visits }) => (
          <li key={path}>
            {path} ({visits} times){" "}
            <button type="button" className="link" onClick={() => lead(path)}>
              Lead it to a page
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
