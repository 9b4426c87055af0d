import { checkContact } from "#contract/contact.ts";
import { forms } from "#words";
import type { contact } from "#src/entries/contact.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { fieldsOf, TextArea, TextField } from "./forms/field.tsx";
import { OutcomeMessage } from "./forms/outcome-message.tsx";
import { PostedForm } from "./forms/posted-form.tsx";
import { post } from "./forms/post.ts";
import { endpoint } from "./forms/endpoint.ts";
import { Reference } from "./forms/reference.tsx";
import { Submit } from "./forms/submit.tsx";
import { useForm } from "./forms/use-form.ts";

type ContactFormProps = {
  content: (typeof contact)["form"];
  sent: Pick<(typeof contact)["sent"], "intro" | "links">;
  /** On the page the server answers with, for visitors without scripts. */
  retry?: boolean;
};

const texts = { sent: forms.messageSent, failed: forms.messageFailed };

/** Validated and sent in place. Phone and company are sent empty: the page has no inputs for them. */
export function ContactForm({ content, sent, retry }: ContactFormProps) {
  const { status, errors, cause, reference, handlers } = useForm({
    check: (typed) => checkContact(Object.fromEntries(typed)),
    send: (data, _, signal) => post(data, signal),
  });
  const field = fieldsOf(content.labels, errors, retry);
  return (
    <PostedForm
      {...handlers}
      templateId={endpoint.contactTemplateId}
      hiddenFields={{ phone: "", company: "" }}
      aria-labelledby="contact-form"
      className="grid content-start gap-4"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} autoComplete="name" />
        <TextField {...field("email")} type="email" autoComplete="email" />
      </div>
      <TextField {...field("subject")} />
      <TextArea {...field("message")} hint={content.hint} rows={5} />
      <Submit sending={status === "sending"} content={content} className="grid gap-4" />
      {/* The scroll margin brings the links below the message into view with it. */}
      <div className={status === "idle" || status === "sending" ? "absolute" : "*:scroll-mb-64"}>
        <OutcomeMessage status={status} texts={texts} cause={cause} />
        <div hidden={status !== "sent"} className="sent mt-5">
          <p className="mb-2">
            <Reference reference={reference} />
          </p>
          <p className="max-w-measure text-muted">{sent.intro}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            {sent.links.map(({ label, to }) => (
              <ButtonLink key={to} href={to} look="ghost" size="small">
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </PostedForm>
  );
}
