import type { application } from "#src/content/application.ts";
import { type ApplicationErrors, applicationFields } from "#contract/application.ts";
import {
  retryToken,
  type RetryTokenKind,
  selectedToken,
  statusToken,
} from "#contract/retry-page.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { ApplicationSubmit } from "./application-submit.tsx";
import { GuardFields } from "#src/islands/forms/guard-fields.tsx";
import { provider } from "#src/islands/forms/provider.ts";
import { ProviderFields } from "#src/islands/forms/provider-fields.tsx";

const tokens = (kind: RetryTokenKind): ApplicationErrors =>
  Object.fromEntries(applicationFields.map((field) => [field, retryToken(kind, field)]));

type PlainApplicationFormProps = {
  content: typeof application;
  jobTitle: string;
  labelledBy: string;
  /** The page of the server's answer: its tokens stand for values and messages. */
  retry?: boolean;
};

/** The application for visitors without scripts: the browser posts it, the server answers with a page. */
export function PlainApplicationForm(props: PlainApplicationFormProps) {
  const { content, jobTitle, labelledBy, retry } = props;
  return (
    <form
      action={provider.formAction}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-labelledby={labelledBy}
      className="grid gap-5"
    >
      {retry && (
        <p role="alert" className="field-error font-medium text-error">
          {statusToken}
        </p>
      )}
      <input type="hidden" name="job_title" value={jobTitle} />
      <input type="hidden" name="cover_letter" value="" />
      <ProviderFields templateId={provider.applicationTemplateId} />
      <GuardFields />
      {retry ? (
        <ApplicationFields
          content={content}
          typed={tokens("value")}
          errors={tokens("error")}
          invalid={tokens("invalid")}
          option={(place) => selectedToken("location", place)}
        />
      ) : (
        <ApplicationFields content={content} errors={{}} />
      )}
      <ApplicationSubmit content={content} state={{ status: "idle" }} size={0} />
    </form>
  );
}
