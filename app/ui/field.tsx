import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";

const box =
  "block w-full rounded-control border-[1.5px] border-edge bg-paper px-3.5 py-3 text-body/6 text-ink transition-[border-color] hover:border-ink aria-[invalid=true]:border-error";

type FieldProps = {
  label: string;
  /** Also the element's id; the message's is `<name>-error`. */
  name: string;
  /** What is wrong with it, if anything. */
  error: string | undefined;
  /** Stands for `aria-invalid` where the answer is filled in later, by a server. */
  invalid?: string | undefined;
};

type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextField({ label, error, invalid, ...rest }: InputProps) {
  return (
    <Labelled label={label} name={rest.name} error={error}>
      <input type="text" {...described(rest.name, error, invalid)} {...rest} className={box} />
    </Labelled>
  );
}

export function TextArea({ label, error, invalid, ...rest }: TextAreaProps) {
  return (
    <Labelled label={label} name={rest.name} error={error}>
      <textarea {...described(rest.name, error, invalid)} {...rest} className={`${box} resize-y`} />
    </Labelled>
  );
}

const described = (name: string, error: string | undefined, invalid: string | undefined) => ({
  id: name,
  // A token is no value React's types know; the server turns it into "true" or "false".
  "aria-invalid": (invalid as "true" | undefined) ?? error !== undefined,
  "aria-describedby": error === undefined ? undefined : `${name}-error`,
});

type LabelledProps = Pick<FieldProps, "label" | "name" | "error"> & { children: ReactNode };

function Labelled({ label, name, error, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-small/6 font-semibold">
        {label}
      </label>
      {children}
      <p id={`${name}-error`} className="field-error mt-1.5 text-small/6 font-medium text-error">
        {error}
      </p>
    </div>
  );
}
