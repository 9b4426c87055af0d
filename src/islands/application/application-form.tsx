import type { application } from "#src/content/application.ts";
import { applicationOutcome } from "#contract/application.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { ApplicationResume } from "./application-resume.tsx";
import { ApplicationSubmit } from "./application-submit.tsx";
import { GuardFields } from "#src/islands/forms/guard-fields.tsx";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

type ApplicationFormProps = {
  content: typeof application;
  jobTitle: string;
  /** Id of what names the form. */
  labelledBy: string;
} & Omit<ReturnType<typeof useApplicationForm>, "leave">;

/** The form as it is used in the dialog: checked and sent in place. */
export function ApplicationForm({
  content,
  jobTitle,
  labelledBy,
  form,
  state,
  errors,
  resume,
  onSubmit,
  onInput,
  removeResume,
}: ApplicationFormProps) {
  const failed = state.status === "error";
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby={labelledBy}
      className="grid gap-5"
    >
      <input type="hidden" name="job_title" value={jobTitle} />
      <input type="hidden" name="cover_letter" value="" />
      <GuardFields />
      <ApplicationFields content={content} errors={errors}>
        {resume && (
          <ApplicationResume
            resume={resume}
            remove={content.removeResume}
            onRemove={removeResume}
          />
        )}
      </ApplicationFields>
      <ApplicationSubmit content={content} state={state} size={resume?.size ?? 0} />
      <OutcomeMessage
        outcome={failed ? "failed" : undefined}
        text={failed ? applicationOutcome.failed : ""}
      />
    </form>
  );
}
