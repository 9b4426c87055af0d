import { application } from "#src/content/application.ts";
import { PlainApplicationForm } from "#src/islands/application/plain-application-form.tsx";
import { describePage } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { retryToken } from "#contract/retry-page.ts";

const page = describePage(application.retry);
const title = retryToken("value", "job_title");

export const meta = () => page.meta;

/** What the server answers a plain application it could not take; it fills in the tokens. */
export default function CareersRetry() {
  return (
    <div data-static-page="">
      <PageIntro trail={page.trail} heading={application.retry.heading} intro={title} />
      <section className="page pb-20 lg:pb-28">
        <div className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
          <h2 id="application-form" className="mb-6 text-[1.625rem]">
            {application.formHeading}
          </h2>
          <PlainApplicationForm jobTitle={title} labelledBy="application-form" retry />
        </div>
      </section>
    </div>
  );
}
