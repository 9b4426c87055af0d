import { useForm } from "#editor/app/form-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";
import { PictureDrop } from "./picture-drop.tsx";

/** A file of the brand, which stays as it is: its logo, a font. */
export function FileField({ field, path, value, label }: FieldProps<"file">) {
  const { change, kind, slug } = useForm();
  const name = typeof value === "string" ? value : "";
  const source = `/edit/picture-of?${new URLSearchParams({ kind, slug, name }).toString()}`;
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <PictureDrop
          attributes={{ ...attributes, accept: field.endings.join(",") }}
          hint={
            name ? `Now ${name}. The page shows another one once you save.` : "Or drop a file here."
          }
          to="addFile"
          onTaken={([file]) => change(path, file)}
          above={
            name.endsWith(".svg") ? (
              <img src={source} alt="What is shown now" className="drawing" />
            ) : undefined
          }
        />
      )}
    </Labeled>
  );
}
