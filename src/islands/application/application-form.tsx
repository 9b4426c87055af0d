import { applicationOutcome } from "#contract/application.ts";
import type { application } from "#src/content/application.ts";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { ProviderForm } from "#src/islands/forms/provider-form.tsx";
import { provider } from "#src/islands/forms/provider.ts";
import { PrivacyNote, SendingButton } from "#src/islands/forms/submit.tsx";
import { ApplicationFields } from "./application-fields.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

/** In bytes. Less than this is gone before a bar can be read. */
const worthABar = 300_000;

type ApplicationFormProps = {
  content: typeof application;
  jobTitle: string;
  /** Id of what names the form. */
  labelledBy: string;
  /** On the page of the server's answer, for visitors without scripts. */
  retry?: boolean;
} & Partial<Omit<ReturnType<typeof useApplicationForm>, "letter" | "leave">>;

/** In the dialog it is checked and sent in place; elsewhere, without scripts, the browser posts it. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { content, jobTitle, labelledBy, retry, ...life } = props;
  const { status = "idle", errors = {}, upload, ...handlers } = life;
  const sending = status === "sending";
  const percent = upload ? Math.round((upload.loaded / upload.total) * 100) : 0;
  return (
    <ProviderForm
      {...handlers}
      templateId={provider.applicationTemplateId}
      unseen={{ job_title: jobTitle, cover_letter: "" }}
      retry={retry}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      className="grid gap-5"
    >
      <ApplicationFields content={content} errors={errors} retry={retry} />
      <div className="mt-1 grid gap-4">
        {sending && upload && upload.total > worthABar && (
          <div className="text-small/6">
            <label htmlFor="upload" className="flex justify-between font-semibold">
              {percent < 100 ? content.uploading : content.checking}
              <span className="text-muted">{percent} %</span>
            </label>
            <progress id="upload" className="upload mt-1.5" max={100} value={percent} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SendingButton
            sending={sending}
            label={content.submit}
            busy={content.submitting}
            className="max-sm:w-full"
          />
          <PrivacyNote text={content.note} className="max-w-[30em]" />
        </div>
      </div>
      <OutcomeMessage status={status} texts={{ failed: applicationOutcome.failed }} />
    </ProviderForm>
  );
}
