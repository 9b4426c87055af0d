import { useEffect, useRef } from "react";
import { type Field, type Path, walk } from "#content/forms/fields.ts";
import type { Data, Entry } from "#content/site.ts";

type ConflictProps = {
  form: Field;
  mine: Data;
  theirs: Entry;
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Somebody else has saved the entry meanwhile: both texts, and the choice. */
export function Conflict({ form, mine, theirs, keepMine, takeTheirs }: ConflictProps) {
  const card = useRef<HTMLElement>(null);
  // Save is below, and may have been pressed far down.
  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
  }, []);
  const differences = differing(form, mine, theirs.value ?? {});
  return (
    <section className="card conflict" role="alert" ref={card}>
      <h2>Somebody else has saved this since you opened it</h2>
      <dl>
        {differences.map(({ label, path, ours, other }) => (
          <div key={path.join(".")}>
            <dt>{label}</dt>
            <dd>
              <b>Yours:</b> {ours || "(empty)"}
            </dd>
            <dd>
              <b>Theirs:</b> {other || "(empty)"}
            </dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button type="button" className="main" onClick={keepMine}>
          Save mine
        </button>
        <button type="button" className="quiet" onClick={takeTheirs}>
          Take theirs
        </button>
      </div>
    </section>
  );
}

/** Texts and figures that are not the same. */
function differing(form: Field, mine: Data, theirs: Data) {
  const leaves = (data: Data) =>
    [...walk(form, data)]
      .filter(({ value }) => typeof value !== "object")
      .map((it) => [it.path.join("."), it] as const);
  const [ours, others] = [new Map(leaves(mine)), new Map(leaves(theirs))];
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) => {
    const [own, other] = [ours.get(key), others.get(key)];
    if (own?.value === other?.value) return [];
    const path: Path = own?.path ?? other?.path ?? [];
    const label = own?.field.label ?? other?.field.label ?? "";
    return [{ label, path, ours: String(own?.value ?? ""), other: String(other?.value ?? "") }];
  });
}
