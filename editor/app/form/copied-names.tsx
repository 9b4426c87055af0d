import { folded } from "#content/folded.ts";
import { ordinal } from "#content/forms/field-labels.ts";
import { fieldsAlong, type Group, walk } from "#content/forms/fields.ts";
import type { Data } from "#content/site.ts";
import { wholeName } from "#content/whole-name.ts";
import { PlaceName } from "#editor/app/places.tsx";
import { focusField, seek } from "./focus-field.ts";

type CopiedNamesProps = { form: Group; value: Data; name: string };

/** Fields of a copy whose texts still have the name of the original, each a way to it. */
export function CopiedNames({ form, value, name }: CopiedNamesProps) {
  const isNamed = wholeName(folded(name));
  const named = [...walk(form, value)].filter(
    ({ field, value: text }) => field.type === "text" && isNamed.test(folded(String(text ?? ""))),
  );
  if (named.length === 0) return undefined;
  return (
    <>
      <p>
        These texts still say “<bdi>{name}</bdi>”:
      </p>
      <ul>
        {named.map(({ path }) => {
          const labels = fieldsAlong(form, path, value).map(({ field, path: [...keys] }) => {
            const key = keys.pop();
            return typeof key === "number" ? ordinal(key) : field.label;
          });
          return (
            <li key={path.join(".")}>
              <button
                type="button"
                className="link"
                onClick={() => {
                  seek(name);
                  focusField(path);
                }}
              >
                <PlaceName>{labels.slice(1).join(" › ")}</PlaceName>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
