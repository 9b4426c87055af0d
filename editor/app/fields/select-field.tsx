import { optionName } from "#content/forms/fields.ts";
import type { Overview } from "#editor/content/overview.ts";
import { useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

type Option = { value: string; text: string };

/** One of what is there: a choice, an entry by its title, a drawing. */
export function SelectField({
  field,
  path,
  value,
  label,
}: FieldProps<"choice" | "entry" | "drawing">) {
  const { overview } = useSite();
  const { change } = useForm();
  const current = typeof value === "string" ? value : "";
  const options = optionsOf(field, overview);
  const isKnown = options.some((it) => it.value === current);
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <div className="beside">
          {field.type === "drawing" && isKnown ? (
            <img
              className="drawing"
              src={`/edit/picture/${overview.assets}/${field.folder}/${current}.svg`}
              alt=""
            />
          ) : undefined}
          <select
            {...attributes}
            value={current}
            onChange={(event) => change(path, event.target.value)}
          >
            <option value="">{field.isOptional ? "None" : "Choose …"}</option>
            {current === "" || isKnown ? undefined : (
              <option value={current}>{current} (no longer there)</option>
            )}
            {options.map((it) => (
              <option key={it.value} value={it.value}>
                {it.text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Labeled>
  );
}

type ChosenField = FieldProps<"choice" | "entry" | "drawing">["field"];

function optionsOf(field: ChosenField, { kinds, drawings }: Overview): Option[] {
  if (field.type === "choice")
    return field.options.map((it) => ({ value: it, text: optionName(it, field.names) }));
  if (field.type === "entry")
    return (kinds[field.of]?.entries ?? []).map((it) => ({
      value: it.slug,
      text: it.isHidden ? `${it.title} (hidden for now)` : it.title,
    }));
  return (drawings[field.folder] ?? []).map((it) => ({
    value: it,
    text: /^\d+$/.test(it)
      ? `Drawing ${it}`
      : it.replaceAll("-", " ").replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase()),
  }));
}
