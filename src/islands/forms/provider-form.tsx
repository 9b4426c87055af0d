import type { ComponentProps } from "react";
import { elapsedField, submissionField, trapField } from "#contract/guards.ts";
import { statusToken } from "#contract/retry-page.ts";
import { provider } from "./provider.ts";

type ProviderFormProps = ComponentProps<"form"> & {
  templateId: string;
  /** What travels unseen, by name. */
  unseen: Record<string, string>;
  /** On the page of the server's answer: its token stands for what became of the post. */
  retry?: boolean | undefined;
};

/** A form of the e-mail provider. Without scripts the browser posts it, and a page answers. */
export function ProviderForm({ templateId, unseen, retry, children, ...rest }: ProviderFormProps) {
  const { serviceId, publicKey } = provider;
  return (
    <form action={provider.formAction} method="post" noValidate {...rest}>
      {retry && (
        <p role="alert" className="font-medium text-error empty:hidden">
          {statusToken}
        </p>
      )}
      <HiddenFields values={unseen} />
      <fieldset hidden>
        <HiddenFields
          values={{ service_id: serviceId, template_id: templateId, user_id: publicKey }}
        />
      </fieldset>
      {/* What tells programs and repeated posts from people (contract/guards.ts). The trap is out of
          everybody's way: out of view, out of the order of Tab, and not read out. The two others are
          filled in right before the form is sent (use-form.ts). */}
      {provider.origin === "" && (
        <>
          <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
          </div>
          <input type="hidden" name={elapsedField} />
          <input type="hidden" name={submissionField} />
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
