import type { Path } from "#content/forms/fields.ts";
import type { Fact } from "#editor/content/facts.ts";
import { filled } from "#editor/app/filled.ts";
import { useForm } from "#editor/app/form-context.ts";

type FiguresProps = { path: Path; text: string; isTyping: boolean };

/** Their texts are where figures come from. */
const sources = ["company", "brand", "houseStyle"];

/** What visitors read in the place of words in braces; and, while somebody types, which figures could keep themselves right. */
export function Figures({ path, text, isTyping }: FiguresProps) {
  const { change, overview, kind, slug } = useForm();
  const { facts } = overview;
  if (sources.includes(kind)) return undefined;
  const offers = isTyping
    ? facts.filter((fact) => fact.name !== `price:${slug}` && placeOf(fact, text))
    : [];
  const read = filled(text, overview);
  return (
    <>
      {read === text ? undefined : <p className="help">Visitors read: {read}</p>}
      {offers.map((fact) => (
        <p key={fact.name} className="help">
          Is “{fact.value}” {fact.says}?{" "}
          <button
            type="button"
            className="link"
            onClick={() => change(path, text.replace(placeOf(fact, text) ?? "", `{${fact.name}}`))}
          >
            Keep it up to date
          </button>
        </p>
      ))}
    </>
  );
}

/** The value by itself, not within another figure, word or braces. */
function placeOf({ value }: Fact, text: string): RegExp | undefined {
  const escaped = value.replaceAll(/[$.*+?()[\]{}|\\^]/g, String.raw`\$&`);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d{:.,$€£-])${escaped}(?![\p{L}\d}:-]|[.,]\d)`,
    "u",
  );
  return pattern.test(text) ? pattern : undefined;
}
