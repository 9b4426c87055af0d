import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Application, checkApplication } from "#contract/application.ts";
import { selectedToken } from "#contract/retry-page.ts";
import { forms } from "#words";
import type { application } from "#src/entries/application.ts";
import { fieldsOf, SelectField, TextField } from "#src/islands/forms/field.tsx";
import { askBeforeLeaving } from "#src/islands/forms/ask-before-leaving.ts";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { readFile } from "#src/islands/forms/payload.ts";
import { type Outcome, post, type Upload } from "#src/islands/forms/post.ts";
import { PostedForm } from "#src/islands/forms/posted-form.tsx";
import { deliversApplications, endpoint } from "#src/islands/forms/endpoint.ts";
import { Submit } from "#src/islands/forms/submit.tsx";
import { useForm } from "#src/islands/forms/use-form.ts";
import { applicationLetter } from "./application-letter.ts";
import { ApplicationSuccess } from "./application-success.tsx";
import { ResumeField, UploadProgress } from "./resume-field.tsx";

type ApplicationFormProps = {
  content: typeof application;
  jobTitle: string;
  /** Id of the element that names the form. */
  labelledBy: string;
  /** On the page the server answers with, for visitors without scripts. */
  retry?: boolean;
  /** Of the dialog around the form, if there is one. */
  open?: boolean;
  onClose?: () => void;
};

/** Validated and sent in place; without scripts posted by the browser. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { content, jobTitle, labelledBy, retry, open = true, onClose } = props;
  const { labels, hints, optional, locations } = content;
  const [upload, setUpload] = useState<Upload>();
  /** A mailto URL with the whole application, if it could not be delivered. */
  const [letter, setLetter] = useState<string>();
  const resume = useRef<HTMLInputElement>(null);

  const { status, errors, cause, reference, handlers } = useForm<{ ok: true; values: Application }>(
    {
      subject: open && jobTitle,
      check(typed) {
        const texts = Object.fromEntries(typed);
        const file = texts["resume"] instanceof File ? texts["resume"] : null;
        const offered = locations.map(({ value }) => value);
        return checkApplication(texts, file, offered);
      },
      async send(data, { values }, signal): Promise<Outcome> {
        setUpload(undefined);
        if (!deliversApplications) setLetter(applicationLetter(values, content));
        else if (!(await readFile(data, "resume"))) {
          // To choose the same file again is no change while the field has it.
          if (resume.current) resume.current.value = "";
          return { errors: { resume: "resumeChanged" } };
        }
        const outcome = deliversApplications
          ? await post(data, signal, setUpload)
          : ({ sent: true } as const);
        if (outcome.sent) askBeforeLeaving("unsent", false);
        return outcome;
      },
    },
  );
  const success = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (status === "sent") success.current?.focus();
  }, [status]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    askBeforeLeaving("unsent", true);
  };
  const field = fieldsOf(labels, errors, retry);
  // The form stays in the page, hidden: React must not move what an extension may have changed.
  return (
    <>
      <PostedForm
        {...handlers}
        hidden={status === "sent"}
        // Without a server, the form does nothing by itself.
        method={deliversApplications ? "post" : "dialog"}
        onInput={onInput}
        templateId={endpoint.applicationTemplateId}
        hiddenFields={{ job_title: jobTitle, cover_letter: "" }}
        encType="multipart/form-data"
        aria-labelledby={labelledBy}
        className="grid gap-5"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField {...field("full_name")} required autoComplete="name" />
          <TextField {...field("email")} type="email" required autoComplete="email" />
          <TextField
            {...field("phone_number")}
            labelNote={optional}
            type="tel"
            autoComplete="tel"
          />
          <SelectField
            {...field("location")}
            hint={hints.location}
            required
            // The server fills in which option is selected.
            defaultValue={retry ? undefined : ""}
          >
            <option value="" disabled hidden {...(retry && selectedToken("location", ""))}>
              {content.locationPlaceholder}
            </option>
            {locations.map(({ value, label }) => (
              <option key={value} value={value} {...(retry && selectedToken("location", value))}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField {...field("github_url")} labelNote={optional} type="url" autoComplete="url" />
          <TextField
            {...field("linkedin_url")}
            labelNote={optional}
            type="url"
            autoComplete="url"
          />
        </div>
        <ResumeField ref={resume} {...field("resume")} hint={hints.resume} />
        {/* In a dialog with enough room, the submit button stays below the scrolling fields. */}
        <div className="mt-1 grid gap-4 border-line bg-surface in-[dialog]:tall:sticky in-[dialog]:tall:bottom-0 in-[dialog]:tall:-mx-9 in-[dialog]:tall:border-t in-[dialog]:tall:px-9 in-[dialog]:tall:py-5">
          <UploadProgress content={content} upload={status === "sending" ? upload : undefined} />
          <Submit
            sending={status === "sending"}
            content={content}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:w-full [&>p]:max-w-measure"
          />
          <OutcomeMessage
            status={status}
            texts={{ failed: forms.applicationFailed }}
            cause={cause}
          />
        </div>
      </PostedForm>
      <ApplicationSuccess
        ref={success}
        hidden={status !== "sent"}
        content={content.success}
        letter={letter}
        reference={reference}
        onClose={onClose}
      />
    </>
  );
}
