import type { Field, Path } from "#src/entry-forms/fields.ts";
import type { Data } from "#editor/content/entries.ts";
import { idOf, useForm } from "#editor/app/form-context.ts";
import { emptyOf } from "#editor/app/values.ts";
import type { FieldProps } from "./field-props.ts";
import { Help, Remarks } from "./labeled.tsx";

type FieldsProps = { field: Field; path: Path; value: unknown; hidden?: readonly string[] };

/** The fields of a group, without a frame. */
export function Fields({ field, path, value, hidden }: FieldsProps) {
  const { FieldView } = useForm();
  if (field.type !== "group") return <FieldView field={field} path={path} value={value} />;
  const data = (value ?? {}) as Data;
  return Object.entries(field.fields)
    .filter(([key]) => !hidden?.includes(key))
    .map(([key, inner]) => (
      <FieldView key={key} field={inner} path={[...path, key]} value={data[key]} />
    ));
}

/** Fields that belong together. An optional group has a switch. */
export function GroupField({ field, path, value, label }: FieldProps<"group">) {
  const { change } = useForm();
  const isShown = !field.isOptional || value !== undefined;
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{label ?? field.label}</legend>
      <Help field={field} path={path} />
      <Remarks path={path} />
      {field.isOptional ? (
        <label className="check">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) =>
              change(
                path,
                event.target.checked ? emptyOf({ ...field, isOptional: false }) : undefined,
              )
            }
          />
          Show this on the page
        </label>
      ) : undefined}
      {isShown ? <Fields field={field} path={path} value={value} /> : undefined}
    </fieldset>
  );
}

/** A choice that decides which fields follow. */
export function CasesField({ field, path, value }: FieldProps<"cases">) {
  const { change } = useForm();
  const { discriminant, value: inner } = (value ?? {}) as Data;
  const chosen = field.cases[String(discriminant)];
  const choose = (name: string) => {
    const next = field.cases[name];
    change(path, { discriminant: name, ...(next && { value: emptyOf(next) }) });
  };
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <Help field={field} path={path} />
      <div className="options">
        {Object.keys(field.cases).map((name) => (
          <label key={name} className="check">
            <input
              type="radio"
              name={idOf(path)}
              checked={discriminant === name}
              onChange={() => choose(name)}
            />
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </label>
        ))}
      </div>
      <Remarks path={path} />
      {chosen ? <Fields field={chosen} path={[...path, "value"]} value={inner} /> : undefined}
    </fieldset>
  );
}
