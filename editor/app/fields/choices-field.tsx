import { idOf, useForm } from "#editor/app/form-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Help, Remarks } from "./labeled.tsx";

/** Any number of some choices. */
export function ChoicesField({ field, path, value }: FieldProps<"choices">) {
  const { change } = useForm();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (option: string, isChosen: boolean) =>
    change(path, isChosen ? [...chosen, option] : chosen.filter((it) => it !== option));
  return (
    <fieldset
      className="field choices"
      id={idOf(path)}
      tabIndex={-1}
      aria-describedby={`${idOf(path)}-remarks`}
    >
      <legend>{field.label}</legend>
      <Help field={field} path={path} />
      <div className="options">
        {field.options.map((option) => (
          <label key={option} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            {option}
          </label>
        ))}
      </div>
      <Remarks path={path} />
    </fieldset>
  );
}
