import type { AriaAttributes, ComponentProps, ReactNode } from "react";
import type { ApplicationField } from "#contract/application.ts";
import type { ContactField } from "#contract/contact.ts";
import { retryToken } from "#contract/retry-page.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { FormErrors } from "./use-form.ts";

const box =
  "block w-full rounded-control border-[1.5px] border-edge bg-paper px-3.5 py-3 text-body/6 text-ink transition-[border-color] hover:border-ink aria-[invalid=true]:border-error";

const chooser =
  "border-dashed text-small/6 text-muted file:mr-4 file:cursor-pointer file:rounded-lg file:border-0 file:bg-action file:px-4 file:py-2 file:text-small/5 file:font-semibold file:text-on-action hover:file:bg-action-hover";

type FieldProps = {
  label: string;
  /** Also the element's id; the message's is `<name>-error`, the hint's `<name>-hint`. */
  name: string;
  /** What is wrong with it, if anything. */
  error?: string | undefined;
  /** Stands for `aria-invalid` where the answer is filled in later, by a server. */
  invalid?: string | undefined;
  /** A word beside the label, such as "optional". */
  remark?: string | undefined;
  hint?: string | undefined;
};

/**
 * What a form says about its fields: their labels, and what is wrong with them.
 * @param retry on the page of the server's answer, whose tokens stand for messages and values
 */
export const fieldsOf =
  <Name extends ContactField | ApplicationField>(
    labels: Record<Name, string>,
    errors: FormErrors,
    retry = false,
  ) =>
  (name: Name) => ({
    name,
    label: labels[name],
    error: retry ? retryToken("error", name) : errors[name],
    ...(retry && {
      invalid: retryToken("invalid", name),
      defaultValue: retryToken("value", name),
    }),
  });

export const TextField = (props: FieldProps & ComponentProps<"input">) =>
  labelled(props, (control) => <input type="text" {...control} className={box} />);

export const TextArea = (props: FieldProps & ComponentProps<"textarea">) =>
  labelled(props, (control) => <textarea {...control} className={`${box} grow resize-y`} />);

export const SelectField = (props: FieldProps & ComponentProps<"select">) =>
  labelled(props, (control) => (
    <div className="relative">
      <select {...control} className={`${box} appearance-none pr-11`} />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  ));

/** The browser's own file input: it takes dropped files and says itself what was chosen. */
export const FileField = (props: FieldProps & ComponentProps<"input">) =>
  labelled(props, (control) => <input {...control} type="file" className={`${box} ${chooser}`} />);

/** @param control draws the control, from those of the field's props that belong to it */
function labelled<Props extends FieldProps>(
  { label, error, invalid, remark, hint, ...rest }: Props,
  control: (props: Omit<Props, Exclude<keyof FieldProps, "name">> & AriaAttributes) => ReactNode,
) {
  const { name } = rest;
  const notes = [error !== undefined && `${name}-error`, hint !== undefined && `${name}-hint`];
  return (
    <div className="flex flex-col">
      <label htmlFor={name} className="mb-1.5 block text-small/6 font-semibold">
        {label}
        {remark && <span className="font-normal text-muted"> ({remark})</span>}
      </label>
      {control({
        id: name,
        // A token is no value React's types know; the server turns it into "true" or "false".
        "aria-invalid": (invalid as "true" | undefined) ?? error !== undefined,
        "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
        ...rest,
      })}
      <p id={`${name}-error`} className="mt-1.5 text-small/6 font-medium text-error empty:hidden">
        {error}
      </p>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-fine/6 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
