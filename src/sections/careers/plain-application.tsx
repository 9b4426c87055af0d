import { retryToken } from "#contract/retry-page.ts";
import { application } from "#src/content/application.ts";
import { ApplicationForm } from "#src/islands/application/application-form.tsx";
import type { Crumb } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";

/** The application for visitors without scripts. */
export const PlainApplication = (props: { jobTitle: string; retry?: boolean }) => (
  <div className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
    <h2 id="application-form" className="mb-6 text-[1.625rem]">
      {application.formHeading}
    </h2>
    <ApplicationForm content={application} labelledBy="application-form" {...props} />
  </div>
);

const jobTitle = retryToken("value", "job_title");

/** The page on which it is put right; the server fills in the tokens. */
export const RetryApplication = ({ trail }: { trail: Crumb[] }) => (
  <>
    <PageIntro trail={trail} heading={application.retry.heading} intro={jobTitle} />
    <section className="page pb-20 lg:pb-28">
      <PlainApplication jobTitle={jobTitle} retry />
    </section>
  </>
);
