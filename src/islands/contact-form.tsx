import { init, sendForm } from "@emailjs/browser";
import { useEffect } from "react";
import { checkContact, contactOutcome } from "#contract/contact.ts";
import type { contact } from "#src/content/contact.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { fieldsOf, TextArea, TextField } from "./forms/field.tsx";
import { OutcomeMessage } from "./forms/outcome-message.tsx";
import { ProviderForm } from "./forms/provider-form.tsx";
import { provider } from "./forms/provider.ts";
import { Submit } from "./forms/submit.tsx";
import { useForm } from "./forms/use-form.ts";

type ContactFormProps = {
  content: (typeof contact)["form"];
  sent: Pick<(typeof contact)["sent"], "intro" | "links">;
  /** On the page the server answers with, for visitors without scripts. */
  retry?: boolean;
};

/** Validated and sent in place. Phone and company are sent empty: the page has no inputs for them. */
export function ContactForm({ content, sent, retry }: ContactFormProps) {
  const { status, errors, handlers } = useForm({
    check: (typed) => checkContact(Object.fromEntries(typed)),
    send,
  });
  useEffect(() => {
    init({ publicKey: provider.publicKey, origin: provider.origin || location.origin });
  }, []);
  const field = fieldsOf(content.labels, errors, retry);
  return (
    <ProviderForm
      {...handlers}
      templateId={provider.contactTemplateId}
      hiddenFields={{ phone: "", company: "" }}
      retry={retry}
      aria-labelledby="contact-form"
      // The message field fills the height of the card beside the form.
      className="grid grow content-start grid-rows-[auto_auto_1fr] gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} autoComplete="name" />
        <TextField {...field("email")} type="email" autoComplete="email" />
      </div>
      <TextField {...field("subject")} autoComplete="off" />
      <TextArea {...field("message")} rows={5} />
      <Submit sending={status === "sending"} content={content} className="grid gap-4" />
      {/* The scroll margin brings the links below the message into view with it. */}
      <div className="not-has-[p]:absolute *:scroll-mb-64">
        <OutcomeMessage status={status} texts={contactOutcome} />
        {status === "sent" && (
          <div className="mt-5">
            <p className="max-w-measure text-muted">{sent.intro}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              {sent.links.map(({ label, to }) => (
                <ButtonLink key={to} href={to} look="ghost" size="small">
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        )}
      </div>
    </ProviderForm>
  );
}

function send(form: HTMLFormElement) {
  // These ids are for posts without scripts; the provider's client adds its own.
  const ids = form.querySelector("fieldset");
  if (ids) ids.disabled = true;
  return sendForm(provider.serviceId, provider.contactTemplateId, form).then(
    () => "sent" as const,
    () => "failed" as const,
  );
}
