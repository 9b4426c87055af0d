import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";

const box =
  "block w-full rounded-control border-[1.5px] border-edge bg-paper px-3.5 py-3 text-body/6 text-ink transition-[border-color] hover:border-ink aria-[invalid=true]:border-error";

const chooser =
  "border-dashed text-small/6 text-muted file:mr-4 file:cursor-pointer file:rounded-lg file:border-0 file:bg-lapis file:px-4 file:py-2 file:text-small/5 file:font-semibold file:text-on-lapis hover:file:bg-lapis-deep";

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

export function TextField(props: FieldProps & ComponentProps<"input">) {
  const { frame, input } = split(props);
  return (
    <Labelled {...frame}>
      <input type="text" {...input} className={box} />
    </Labelled>
  );
}

export function TextArea(props: FieldProps & ComponentProps<"textarea">) {
  const { frame, input } = split(props);
  return (
    <Labelled {...frame}>
      <textarea {...input} className={`${box} resize-y`} />
    </Labelled>
  );
}

export function SelectField(props: FieldProps & ComponentProps<"select">) {
  const { frame, input } = split(props);
  return (
    <Labelled {...frame}>
      <div className="relative">
        <select {...input} className={`${box} appearance-none pr-11`} />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </Labelled>
  );
}

/** The browser's own file input: it takes dropped files and says itself what was chosen. */
export function FileField({ children, ...props }: FieldProps & ComponentProps<"input">) {
  const { frame, input } = split(props);
  return (
    <Labelled {...frame}>
      <input {...input} type="file" className={`${box} ${chooser}`} />
      {children}
    </Labelled>
  );
}

/** What belongs to the frame around a control, and what to the control. */
function split<Props extends FieldProps>({ label, error, invalid, remark, hint, ...rest }: Props) {
  const { name } = rest;
  const notes = [error !== undefined && `${name}-error`, hint !== undefined && `${name}-hint`];
  return {
    frame: { label, name, error, remark, hint },
    input: {
      id: name,
      // A token is no value React's types know; the server turns it into "true" or "false".
      "aria-invalid": (invalid as "true" | undefined) ?? error !== undefined,
      "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
      ...rest,
    },
  };
}

type LabelledProps = Omit<FieldProps, "invalid"> & { children: ReactNode };

function Labelled({ label, name, error, remark, hint, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-small/6 font-semibold">
        {label}
        {remark && <span className="font-normal text-muted"> ({remark})</span>}
      </label>
      {children}
      <p id={`${name}-error`} className="field-error mt-1.5 text-small/6 font-medium text-error">
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
