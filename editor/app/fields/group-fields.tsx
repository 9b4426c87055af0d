import { useState } from "react";
import { type Field, type Group, optionName, type Path } from "#content/forms/fields.ts";
import type { Data } from "#content/site.ts";
import { idOf, useForm } from "#editor/app/form-context.ts";
import { AskFirst } from "#editor/app/ask-first.tsx";
import { isItLost } from "#editor/app/publish/lost.ts";
import { emptyOf, isSame } from "#editor/app/values.ts";
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

/** Fields that belong together. An optional group can be hidden: its fields keep what they hold. */
export function GroupField({ field, path, value, label }: FieldProps<"group">) {
  const { change } = useForm();
  const isThere = !field.isOptional || value !== undefined;
  const { hidden = false, ...kept } = (value ?? {}) as Data;
  const isShown = isThere && hidden !== true;
  const empty = () => emptyOf({ ...field, isOptional: false });
  const show = (isWanted: boolean) => {
    if (isWanted) return change(path, isThere ? kept : empty());
    change(path, isSame(kept, empty()) ? undefined : { ...kept, hidden: true });
  };
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
            onChange={(event) => show(event.target.checked)}
          />
          Show this on the page
        </label>
      ) : undefined}
      {isShown ? <Fields field={field} path={path} value={value} /> : undefined}
      {isThere && !isShown ? <HiddenFields field={field} path={path} value={value} /> : undefined}
    </fieldset>
  );
}

/** What visitors do not see for now, folded. */
function HiddenFields({ field, path, value }: FieldProps<"group">) {
  const { change, kind, slug } = useForm();
  const [lost, setLost] = useState("");
  return (
    <>
      <details>
        <summary>Hidden for now. Its words and pictures are kept</summary>
        <Fields field={field} path={path} value={value} />
      </details>
      <AskFirst
        label="Delete it"
        name={`Delete ${field.label}`}
        question={`Delete “${field.label}”?`}
        consequence={`Its words and pictures are gone when you save. ${lost}`}
        yes="Delete it"
        no="Keep it hidden"
        isDangerous
        isDisabled={false}
        onOpen={async () => setLost(await isItLost(kind, slug))}
        onYes={() => change(path, undefined)}
      />
    </>
  );
}

/** A choice that decides which fields follow. */
export function CasesField({ field, path, value }: FieldProps<"cases">) {
  const { change } = useForm();
  const data = (value ?? {}) as Data;
  const chosen = field.cases[String(data[field.key])];
  // What both cases ask for stays: the city of an opening at the office is that of a hybrid one.
  const choose = (name: string, next: Group) => {
    const kept = Object.entries(data).filter(([key]) => key in next.fields);
    change(path, {
      [field.key]: name,
      ...(emptyOf(next) as Data),
      ...Object.fromEntries(kept),
    });
  };
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <Help field={field} path={path} />
      <div className="options">
        {Object.entries(field.cases).map(([name, next]) => (
          <label key={name} className="check">
            <input
              type="radio"
              name={idOf(path)}
              checked={data[field.key] === name}
              onChange={() => choose(name, next)}
            />
            {optionName(name, field.names)}
          </label>
        ))}
      </div>
      <Remarks path={path} />
      {chosen ? <Fields field={chosen} path={path} value={data} /> : undefined}
    </fieldset>
  );
}
