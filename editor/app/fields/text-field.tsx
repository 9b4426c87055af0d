import type { ClipboardEvent, KeyboardEvent } from "react";
import { useForm } from "#editor/app/form-context.ts";
import { cleanText, textOf } from "#editor/app/paste.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

/** A text. It grows with its lines, so that all of it can be read. */
export function TextField({ field, path, value, label }: FieldProps<"text" | "file">) {
  const { change } = useForm();
  const isLong = field.type === "text" && field.isLong === true;
  const isCode = path.at(-1) === "code";

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (isCode) return;
    event.preventDefault();
    // Unlike a change of the value, this can be undone with Ctrl+Z.
    document.execCommand("insertText", false, cleanText(textOf(event.clipboardData), isLong));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isLong && !event.ctrlKey) event.preventDefault();
  };
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={isLong ? 2 : 1}
          className={isCode ? "code" : undefined}
          spellCheck={!isCode}
          value={typeof value === "string" || typeof value === "number" ? value : ""}
          onChange={(event) => change(path, event.target.value)}
          onPaste={paste}
          onKeyDown={press}
        />
      )}
    </Labeled>
  );
}
