import { retryToken } from "#contract/retry-page.ts";
import { application } from "#src/content/application.ts";
import type { Crumb } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ApplicationCard } from "./application-card.tsx";

const jobTitle = retryToken("value", "job_title");

export const RetryApplication = ({ trail }: { trail: Crumb[] }) => (
  <>
    <PageIntro trail={trail} heading={application.retry.heading} intro={jobTitle} />
    <section className="page pb-20 lg:pb-28">
      <ApplicationCard jobTitle={jobTitle} retry />
    </section>
  </>
);
