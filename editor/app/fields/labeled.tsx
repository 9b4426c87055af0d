import type { ReactNode } from "react";
import type { Field, Path } from "#content/forms/fields.ts";
import { idOf, isAt, useForm } from "#editor/app/form-context.ts";

type LabeledProps = {
  field: Field;
  path: Path;
  label?: string | undefined;
  children: (attributes: Attributes) => ReactNode;
};

/** Attributes of the control, which tie it to its label, help and errors. */
type Attributes = {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
};

/** A control with its label, its help, and what is wrong or could be better below it. */
export function Labeled({ field, path, label, children }: LabeledProps) {
  const { issues } = useForm();
  const id = idOf(path);
  const isInvalid = issues.some((issue) => isAt(issue.path, path));
  return (
    <div className="field">
      <label htmlFor={id}>
        {label ?? field.label}
        {field.isOptional ? <span className="optional"> (optional)</span> : undefined}
      </label>
      <Help field={field} path={path} />
      {children({
        id,
        "aria-describedby": `${id}-help ${id}-remarks`,
        "aria-invalid": isInvalid,
      })}
      <Remarks path={path} />
    </div>
  );
}

/** What a field is for. */
export function Help({ field, path }: { field: Field; path: Path }) {
  if (!field.help) return undefined;
  return (
    <p className="help" id={`${idOf(path)}-help`}>
      {field.help}
    </p>
  );
}

/** What is wrong with a field, and advice on its text. */
export function Remarks({ path }: { path: Path }) {
  const { issues, advice, addWord } = useForm();
  return (
    <div id={`${idOf(path)}-remarks`} className="remarks" aria-live="polite">
      {issues
        .filter((issue) => isAt(issue.path, path))
        .map(({ message }) => (
          <p key={message} className="error">
            {message}
          </p>
        ))}
      {advice
        .filter((it) => isAt(it.path, path))
        .map(({ message, word }) => (
          <p key={message} className="advice">
            {message}
            {word === undefined ? undefined : (
              <button type="button" className="link" onClick={() => addWord(word)}>
                Add “{word}”
              </button>
            )}
          </p>
        ))}
    </div>
  );
}
