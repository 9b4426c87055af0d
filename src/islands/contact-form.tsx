import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { checkContact } from "#contract/contact.ts";
import { forms } from "#words";
import type { contact } from "#src/entries/contact.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
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

/** Validated and sent in place, which the thanks then take. Phone and company are sent empty: the page has no inputs for them. */
export function ContactForm({ content, sent, retry }: ContactFormProps) {
  const { status, errors, cause, reference, handlers, startAgain } = useForm({
    check: (typed) => checkContact(Object.fromEntries(typed)),
    send: (data, _, signal) => post(data, signal),
  });
  const isSent = status === "sent";
  const outcome = useRef<HTMLDivElement>(null);
  // It has taken the place of the button that had the focus.
  useEffect(() => {
    if (isSent) outcome.current?.focus();
  }, [isSent]);
  const writeAnother = () => {
    flushSync(startAgain);
    handlers.ref.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  };
  const field = fieldsOf(content.labels, errors, retry);
  return (
    <PostedForm
      {...handlers}
      templateId={endpoint.contactTemplateId}
      hiddenFields={{ phone: "", company: "" }}
      aria-labelledby="contact-form"
      className="grid content-start gap-4"
    >
      <div hidden={isSent} className="grid gap-4">
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("email")} type="email" autoComplete="email" />
        </div>
        <TextField {...field("subject")} />
        <TextArea {...field("message")} hint={content.hint} rows={5} />
        <Submit sending={status === "sending"} content={content} className="grid gap-4" />
      </div>
      {/* The scroll margins bring the card's heading, and the links below the message into view with it. */}
      <div
        ref={outcome}
        tabIndex={-1}
        className={
          status === "idle" || status === "sending" ? "absolute" : "*:scroll-mt-20 *:scroll-mb-64"
        }
      >
        <OutcomeMessage status={status} texts={texts} cause={cause} />
        <Thanks hidden={!isSent} sent={sent} reference={reference} onAnother={writeAnother} />
      </div>
    </PostedForm>
  );
}

type ThanksProps = Pick<ContactFormProps, "sent"> & {
  hidden: boolean;
  reference: string | undefined;
  onAnother: () => void;
};

const Thanks = ({ hidden, sent, reference, onAnother }: ThanksProps) => (
  <div hidden={hidden} className="sent mt-5">
    <p className="mb-2">
      <Reference reference={reference} />
    </p>
    <p className="max-w-measure text-lead text-muted">{sent.intro}</p>
    <p className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
      {sent.links.map(({ label, to }) => (
        <ButtonLink key={to} href={to} look="ghost" size="small">
          {label}
        </ButtonLink>
      ))}
      <Button look="ghost" size="small" onClick={onAnother}>
        {forms.another}
      </Button>
    </p>
  </div>
);
