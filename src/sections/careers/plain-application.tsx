import { application } from "#src/content/application.ts";
import { ApplicationForm } from "#src/islands/application/application-form.tsx";

export const PlainApplication = (props: { jobTitle: string; retry?: boolean }) => (
  <div className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
    <h2 id="application-form" className="mb-6 text-[1.625rem]">
      {application.formHeading}
    </h2>
    <ApplicationForm content={application} labelledBy="application-form" {...props} />
  </div>
);
