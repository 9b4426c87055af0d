import { useEffect, useRef } from "react";
import { type Path, walk } from "#content/forms/fields.ts";
import { valueAt } from "#content/forms/references.ts";
import type { Data } from "#content/site.ts";
import { idOf } from "#editor/app/form-context.ts";
import { isSame } from "#editor/app/values.ts";
import type { Clash } from "./merge.ts";

type ConflictProps = {
  value: Data;
  clashes: readonly Clash[];
  change: (path: Path, value: unknown) => void;
};

/** Somebody else has changed the same fields meanwhile: both texts of each, and the choice. */
export function Conflict({ value, clashes, change }: ConflictProps) {
  const card = useRef<HTMLElement>(null);
  // Save is below, and may have been pressed far down.
  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
  }, [clashes]);
  return (
    <section className="card conflict" role="alert" ref={card}>
      <h2>Somebody else has saved this since you opened it</h2>
      <p>Choose, then save. What only one of you changed is in the form already.</p>
      {clashes.map(({ path, place, field, mine, theirs }) => (
        <fieldset key={idOf(path)}>
          <legend>{place}</legend>
          {Object.entries({ Yours: mine, Theirs: theirs }).map(([whose, it]) => (
            <label key={whose}>
              <input
                type="radio"
                name={`conflict.${idOf(path)}`}
                checked={isSame(valueAt(value, path), theirs) === (whose === "Theirs")}
                onChange={() => change(path, it)}
              />
              <span>
                <b>{whose}:</b>{" "}
                {[...walk(field, it)]
                  .flatMap(({ value: text }) => (typeof text === "object" ? [] : [String(text)]))
                  .join("\n") || "(empty)"}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
