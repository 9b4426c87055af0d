import { useForm } from "#editor/app/form-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

/** A number. What is no number stays as typed, and the schema says so. */
export function NumberField({ field, path, value, label }: FieldProps<"number">) {
  const { change } = useForm();
  const set = (typed: string) => {
    const number = Number(typed.replaceAll(",", ""));
    const isTyping = typed.trim() === "" || /[.,]0*$/.test(typed) || Number.isNaN(number);
    change(path, isTyping ? typed : number);
  };
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <input
          {...attributes}
          className="short"
          inputMode={field.isWhole ? "numeric" : "decimal"}
          value={typeof value === "number" || typeof value === "string" ? value : ""}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Labeled>
  );
}
