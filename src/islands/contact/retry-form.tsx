import type { contact } from "#src/content/contact.ts";
import { type ContactErrors, type ContactField, contactFields } from "#contract/contact.ts";
import { retryToken, type RetryTokenKind, statusToken } from "#contract/retry-page.ts";
import { ContactFields, formLayout, SubmitButton } from "./contact-form.tsx";
import { HiddenFields } from "#src/islands/forms/hidden-fields.tsx";
import { provider } from "#src/islands/forms/provider.ts";

const tokens = (kind: RetryTokenKind): ContactErrors =>
  Object.fromEntries(contactFields.map((field: ContactField) => [field, retryToken(kind, field)]));

/** The form with the server's tokens in place of values and messages, for visitors without scripts. */
export function RetryForm({ content }: { content: (typeof contact)["form"] }) {
  return (
    <form
      action={provider.formAction}
      method="post"
      noValidate
      className={formLayout}
      aria-labelledby="contact-form"
    >
      <p role="alert" className="field-error font-medium text-error">
        {statusToken}
      </p>
      <HiddenFields />
      <ContactFields
        content={content}
        typed={tokens("value")}
        errors={tokens("error")}
        invalid={tokens("invalid")}
      />
      <SubmitButton content={content} state="idle" />
    </form>
  );
}
