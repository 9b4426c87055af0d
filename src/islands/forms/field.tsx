import type { AriaAttributes, ComponentProps, ReactNode } from "react";
import type { ApplicationField } from "#contract/application.ts";
import { type Cause, sentenceOf } from "#contract/causes.ts";
import type { ContactField } from "#contract/contact.ts";
import type { FieldErrors } from "#contract/field-schemas.ts";
import { retryToken } from "#contract/retry-page.ts";
import { Icon } from "#src/ui/icon.tsx";

const controlClass =
  "block w-full rounded-control border-[1.5px] border-edge bg-paper px-3.5 py-3 text-body/[1.5rem] text-ink hover:border-ink aria-[invalid=true]:border-error";

const fileClass =
  "border-dashed text-fine text-muted file:me-4 file:cursor-pointer file:rounded-lg file:border-0 file:bg-action file:px-4 file:py-2 file:text-fine/tight file:font-semibold file:text-on-action hover:file:bg-action-hover";

type FieldProps = {
  label: string;
  /** Also the control's id; the error has `<name>-error`, the hint `<name>-hint`. */
  name: string;
  error?: string | undefined;
  /** Retry token for `aria-invalid`, which the server replaces. */
  invalid?: string | undefined;
  /** Shown in parentheses after the label, such as "optional". */
  labelNote?: string | undefined;
  hint?: string | undefined;
};

/** The sentence of a cause, if there is one. */
export const textOf = (cause: Cause | undefined) => cause && sentenceOf(cause);

/**
 * Props of a form's fields, by name.
 * @param retry on the page the server answers with: tokens stand for errors and values
 */
export const fieldsOf =
  <Name extends ContactField | ApplicationField>(
    labels: Record<Name, string>,
    errors: FieldErrors,
    retry = false,
  ) =>
  (name: Name) => ({
    name,
    label: labels[name],
    error: retry ? retryToken("error", name) : textOf(errors[name]),
    ...(retry && {
      invalid: retryToken("invalid", name),
      defaultValue: retryToken("value", name),
    }),
  });

export const TextField = (props: FieldProps & ComponentProps<"input">) =>
  withLabel(props, (control) => (
    <input type="text" dir="auto" placeholder=" " {...control} className={controlClass} />
  ));

export const TextArea = (props: FieldProps & ComponentProps<"textarea">) =>
  withLabel(props, (control) => (
    <textarea dir="auto" placeholder=" " {...control} className={`${controlClass} grow resize-y`} />
  ));

export const SelectField = (props: FieldProps & ComponentProps<"select">) =>
  withLabel(props, (control) => (
    <div className="relative">
      <select {...control} className={`${controlClass} appearance-none pe-11`} />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 inset-e-3.5 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  ));

/** A native file input, which accepts dropped files and shows the name of the selected one. */
export const FileField = (props: FieldProps & ComponentProps<"input">) =>
  withLabel(props, (control) => (
    <input {...control} type="file" className={`${controlClass} ${fileClass}`} />
  ));

/** @param control renders the control from the props that remain for it */
function withLabel<Props extends FieldProps>(
  { label, error, invalid, labelNote, hint, ...rest }: Props,
  control: (props: Omit<Props, Exclude<keyof FieldProps, "name">> & AriaAttributes) => ReactNode,
) {
  const { name } = rest;
  const descriptions = [
    error !== undefined && `${name}-error`,
    hint !== undefined && `${name}-hint`,
  ];
  return (
    <div className="flex flex-col">
      <label htmlFor={name} className="mb-1.5 block text-fine font-semibold">
        {label}
        {labelNote && <span className="font-normal text-muted"> ({labelNote})</span>}
      </label>
      {control({
        id: name,
        // React's types do not know the token; the server replaces it with "true" or "false".
        "aria-invalid": (invalid as "true" | undefined) ?? error !== undefined,
        "aria-describedby": descriptions.filter(Boolean).join(" ") || undefined,
        ...rest,
      })}
      <p id={`${name}-error`} className="mt-2 text-fine font-medium text-error empty:hidden">
        {error}
      </p>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-fine text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
