import type { application } from "#src/content/application.ts";
import { PrivacyNote } from "#src/islands/forms/privacy-note.tsx";
import { SendingButton } from "#src/islands/forms/sending-button.tsx";
import type { ApplicationState } from "./use-application-form.ts";

/** In bytes. Less than this is gone before a bar can be read. */
const worthABar = 300_000;

type ApplicationSubmitProps = {
  content: typeof application;
  state: ApplicationState;
  /** Of the chosen file, in bytes. */
  size: number;
};

/** The button, what becomes of the answers, and how far the upload of a large file has got. */
export function ApplicationSubmit({ content, state, size }: ApplicationSubmitProps) {
  const submitting = state.status === "submitting";
  const percent = submitting ? Math.round(state.sent * 100) : 0;
  return (
    <div className="mt-1 grid gap-4">
      {submitting && size > worthABar && (
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
          sending={submitting}
          label={content.submit}
          busy={content.submitting}
          className="max-sm:w-full"
        />
        <PrivacyNote text={content.note} className="max-w-[30em]" />
      </div>
    </div>
  );
}
