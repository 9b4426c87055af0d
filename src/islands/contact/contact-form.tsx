import type { contact } from "#src/content/contact.ts";
import { TextArea, TextField } from "#src/islands/forms/field.tsx";
import { type ContactErrors, contactOutcome } from "#contract/contact.ts";
import { HiddenFields } from "#src/islands/forms/hidden-fields.tsx";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { PrivacyNote } from "#src/islands/forms/privacy-note.tsx";
import { provider } from "#src/islands/forms/provider.ts";
import { SendingButton } from "#src/islands/forms/sending-button.tsx";
import { type ContactState, useContactForm } from "./use-contact-form.ts";

type Content = (typeof contact)["form"];

/** The message's box takes the height the card beside the form leaves over. */
export const formLayout = "contact-form grid grow gap-5";

/** The form as the visitor uses it: checked and sent in place. */
export function ContactForm({ content }: { content: Content }) {
  const { form, state, errors, plainPost, onSubmit, onInput } = useContactForm();
  return (
    <form
      ref={form}
      action={provider.formAction}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby="contact-form"
      className={formLayout}
    >
      <HiddenFields plainPost={plainPost} />
      <ContactFields content={content} errors={errors} />
      <SubmitButton content={content} state={state} />
      <OutcomeMessage
        outcome={state === "sent" || state === "failed" ? state : undefined}
        text={state === "sent" || state === "failed" ? contactOutcome[state] : ""}
      />
    </form>
  );
}

type Texts = ContactErrors;
type FieldsProps = {
  content: Content;
  errors: Texts;
  /** What the fields already hold. */
  typed?: Texts;
  /** Overrides what `errors` say about a field: the retry page's tokens. */
  invalid?: Texts;
};

export function ContactFields({ content: { labels }, errors, typed, invalid }: FieldsProps) {
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errors[name],
    invalid: invalid?.[name],
    defaultValue: typed?.[name],
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} autoComplete="name" />
        <TextField {...field("email")} type="email" autoComplete="email" />
      </div>
      <TextField {...field("subject")} autoComplete="off" />
      <TextArea {...field("message")} rows={5} />
    </>
  );
}

export function SubmitButton({ content, state }: { content: Content; state: ContactState }) {
  return (
    <div>
      <SendingButton
        sending={state === "sending"}
        label={content.submit}
        busy={content.sending}
        className="w-full"
      />
      <PrivacyNote text={content.note} className="mt-4" />
    </div>
  );
}
