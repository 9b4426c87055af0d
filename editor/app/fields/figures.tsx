import { useState } from "react";
import type { Path } from "#content/forms/fields.ts";
import { filled } from "#editor/app/filled.ts";
import { useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";

type FiguresProps = { path: Path; text: string; isTyping: boolean };

/** Their texts are where figures come from. */
const sources = ["company", "brand", "houseStyle"];

/** What visitors read in the place of words in braces; and, while somebody types, which figures could keep themselves right. */
export function Figures({ path, text, isTyping }: FiguresProps) {
  const { overview } = useSite();
  const { change, kind, slug } = useForm();
  /** What is something else, as somebody has answered. */
  const [others, setOthers] = useState<readonly string[]>([]);
  if (sources.includes(kind)) return undefined;
  const facts = isTyping ? overview.facts.filter(({ name }) => name !== `price:${slug}`) : [];
  const offered = [...Map.groupBy(facts, ({ value }) => value)].flatMap(([value, them]) => {
    const place = others.includes(value) ? undefined : placeOf(value, text);
    // A number may be the same in figures and in words.
    const meanings = new Map(them.toReversed().map((it) => [it.says, it])).values();
    return place ? [{ value, place, meanings: [...meanings] }] : [];
  });
  const read = filled(text, overview);
  return (
    <>
      {read === text ? undefined : <p className="help">Visitors read: {read}</p>}
      {offered.map(({ value, place, meanings }) => (
        <p key={value} className="help answers">
          What is “{value}”? It can be kept up to date.
          {meanings.map(({ name, says }) => (
            <button
              key={name}
              type="button"
              className="link"
              onClick={() => change(path, text.replace(place, `{${name}}`))}
            >
              {says}
            </button>
          ))}
          <button type="button" className="link" onClick={() => setOthers([...others, value])}>
            Something else
          </button>
        </p>
      ))}
    </>
  );
}

/** The value by itself, not within another figure, word or braces. */
function placeOf(value: string, text: string): RegExp | undefined {
  const escaped = value.replaceAll(/[$.*+?()[\]{}|\\^]/g, String.raw`\$&`);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d{:.,$€£-])${escaped}(?![\p{L}\d}:-]|[.,]\d)`,
    "u",
  );
  return pattern.test(text) ? pattern : undefined;
}
