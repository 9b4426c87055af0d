import { retryToken } from "#contract/retry-page.ts";
import type { application } from "#src/content/application.ts";
import { ApplicationForm } from "#src/islands/application/application-form.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import type { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";

type RetryApplicationProps = {
  trail: Parameters<typeof Breadcrumbs>[0]["trail"];
  content: typeof application;
};

const jobTitle = retryToken("value", "job_title");

export const RetryApplication = ({ trail, content }: RetryApplicationProps) => (
  <>
    <PageIntro trail={trail} heading={content.retry.heading} intro={jobTitle} />
    <section className="page pb-20 lg:pb-28">
      <div className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
        <h2 id="application-form" className="mb-6 text-[1.625rem]">
          {content.formHeading}
        </h2>
        <ApplicationForm
          content={content}
          jobTitle={jobTitle}
          labelledBy="application-form"
          retry
        />
      </div>
    </section>
  </>
);
