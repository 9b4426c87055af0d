import { idOf, useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import { shownDay } from "#editor/app/shown-day.ts";
import type { FieldProps } from "./field-props.ts";
import { Help, Labeled, Remarks } from "./labeled.tsx";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

export function YesNoField({ field, path, value, label }: FieldProps<"yes-no">) {
  const { change } = useForm();
  const id = idOf(path);
  const off = field.isOptional ? undefined : false;
  return (
    <div className="field">
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-help ${id}-remarks`}
          onChange={(event) => change(path, event.target.checked || off)}
        />
        {label ?? field.label}
      </label>
      <Help field={field} path={path} />
      <Remarks path={path} />
    </div>
  );
}

export function DayField({ field, path, value, label }: FieldProps<"day">) {
  const { overview } = useSite();
  const { change } = useForm();
  const day = textOf(value);
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            className="short"
            type="date"
            value={day}
            onChange={(event) => change(path, event.target.value)}
          />
          {field.isFirst && day > overview.today ? (
            <p className="help">
              Visitors see it from {shownDay(day)}. The page here shows it already.
            </p>
          ) : undefined}
        </>
      )}
    </Labeled>
  );
}

export function ColorField({ field, path, value, label }: FieldProps<"color">) {
  const { change } = useForm();
  const color = textOf(value);
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <div className="beside">
          <input
            type="color"
            aria-label={`${label ?? field.label}: choose a color`}
            value={/^#[\da-f]{6}$/i.test(color) ? color : "#000000"}
            onChange={(event) => change(path, event.target.value)}
          />
          <input
            {...attributes}
            className="short"
            value={color}
            onChange={(event) => change(path, event.target.value.trim())}
          />
        </div>
      )}
    </Labeled>
  );
}

export function IconField({ field, path, value, label }: FieldProps<"icon">) {
  const { overview } = useSite();
  const { change } = useForm();
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <div className="beside">
          {overview.icons.includes(textOf(value)) ? (
            <img className="icon" src={`/edit/icon/${textOf(value)}.svg`} alt="" />
          ) : undefined}
          <input
            {...attributes}
            className="short"
            list="icons"
            autoComplete="off"
            value={textOf(value)}
            onChange={(event) => change(path, event.target.value.trim())}
          />
        </div>
      )}
    </Labeled>
  );
}
