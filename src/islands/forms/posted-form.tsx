import type { ComponentProps } from "react";
import { elapsedField, submissionField, trapField } from "#contract/guards.ts";
import { libVersion } from "#contract/form-endpoint.ts";
import { visitField } from "#contract/visit.ts";
import { endpoint } from "./endpoint.ts";

type PostedFormProps = ComponentProps<"form"> & {
  templateId: string;
  /** Values of hidden inputs, by name. */
  hiddenFields: Record<string, string>;
};

/** A form for the endpoint; without scripts the browser posts it. */
export function PostedForm(props: PostedFormProps) {
  const { templateId, hiddenFields, children, ...rest } = props;
  const { serviceId, publicKey } = endpoint;
  return (
    <form action={endpoint.formAction} method="post" noValidate {...rest}>
      <HiddenFields values={hiddenFields} />
      <fieldset hidden>
        <HiddenFields
          values={{
            service_id: serviceId,
            template_id: templateId,
            user_id: publicKey,
            lib_version: libVersion,
          }}
        />
      </fieldset>
      {/* Guards against bots and repeated posts (contract/guards.ts). The honeypot is off screen, not focusable and
          hidden from assistive technology. The others are filled in right before sending (use-form.ts). */}
      {endpoint.knowsGuards && (
        <>
          <div aria-hidden="true" className="absolute -inset-s-[200vw] size-px overflow-hidden">
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
          </div>
          <input type="hidden" name={elapsedField} />
          <input type="hidden" name={submissionField} />
          <input type="hidden" name={visitField} />
        </>
      )}
      {children}
    </form>
  );
}

const HiddenFields = ({ values }: { values: Record<string, string> }) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
