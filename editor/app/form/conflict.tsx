import { useEffect, useRef } from "react";
import { type Field, optionName, type Path, walk } from "#content/forms/fields.ts";
import { valueAt } from "#content/forms/references.ts";
import type { Data } from "#content/site.ts";
import type { Overview } from "#editor/content/overview.ts";
import { idOf } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import { Apart } from "#editor/app/publish/change-card.tsx";
import { PlaceName } from "#editor/app/places.tsx";
import { isSame } from "#editor/app/values.ts";
import { whereApart } from "#editor/publish/where-apart.ts";
import type { Clash } from "./merge.ts";

type ConflictProps = {
  value: Data;
  clashes: readonly Clash[];
  change: (path: Path, value: unknown) => void;
};

/** Somebody else has changed the same fields meanwhile: both texts of each, and the choice. */
export function Conflict({ value, clashes, change }: ConflictProps) {
  const { overview } = useSite();
  const card = useRef<HTMLElement>(null);
  // Save is below, and may have been pressed far down.
  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
  }, [clashes]);
  return (
    <section className="notice conflict" role="alert" ref={card}>
      <h2>Somebody else has saved this since you opened it</h2>
      <p>Choose, then save. What only one of you changed is in the form already.</p>
      {clashes.map(({ path, place, field, mine, theirs }) => {
        const texts = [mine, theirs].map((it) => textOf(field, it, overview));
        const [own, other] = whereApart(texts[0] ?? "", texts[1] ?? "");
        return (
          <fieldset key={idOf(path)}>
            <legend>
              <PlaceName>{place}</PlaceName>
            </legend>
            {(
              [
                ["Yours", mine, own],
                ["Theirs", theirs, other],
              ] as const
            ).map(([whose, it, cut]) => (
              <label key={whose} className="check">
                <input
                  type="radio"
                  name={`conflict.${idOf(path)}`}
                  checked={isSame(valueAt(value, path), theirs) === (whose === "Theirs")}
                  onChange={() => change(path, it)}
                />
                <span>
                  <b>{whose}:</b> {Object.values(cut).join("") ? <Apart cut={cut} /> : "(empty)"}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}

/** What a value says, a line for each field in it. */
function textOf(whole: Field, value: unknown, { kinds }: Overview): string {
  // Addresses in a text with Markdown are fields, too.
  const all = whole.type === "text" ? [{ field: whole, value }] : walk(whole, value);
  return [...all]
    .flatMap(({ field, value: it }) => {
      if (field.type === "yes-no") return it === true ? "Yes" : "No";
      if (typeof it === "object" || it === undefined) return [];
      const name = String(it);
      if (field.type === "choice") return optionName(name, field.names);
      if (field.type !== "entry") return name;
      return kinds[field.of]?.entries.find(({ slug }) => slug === name)?.title ?? name;
    })
    .join("\n");
}
