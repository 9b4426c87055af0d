import { careers } from "#src/content/careers.ts";
import { company } from "#src/content/company.ts";
import { jobPath, openJobs } from "#src/lib/open-jobs.ts";
import type { Job } from "#src/content/types/job.ts";
import { describePage } from "#src/lib/page.ts";
import { ApplicationDialog } from "#src/islands/application/application-dialog.tsx";
import { JobClosed } from "#src/sections/careers/job-closed.tsx";
import { JobOpening } from "#src/sections/careers/job-opening.tsx";
import { useApplying } from "#src/islands/openings/job-applying.ts";
import type { Route } from "./+types/job.ts";

/** Runs at build time; `null` is the page for every slug there is no opening for. */
export function loader({ params }: Route.LoaderArgs) {
  const job = openJobs.find(({ slug }) => slug === params.slug);
  return job ? { job, path: jobPath(job.slug), place: placeOf(job) } : null;
}

/** Where the work is done, in words. */
function placeOf({ location }: Job): string {
  const { office, remote } = careers.opening.where;
  if (location.mode === "remote") {
    const countries = new Intl.ListFormat("en-US", { type: "disjunction" });
    return `${remote} ${countries.format(location.countries)}.`;
  }
  const { street, region, postalCode } = company.offices[location.city];
  return `${office} ${street}, ${location.city}, ${region} ${postalCode}.`;
}

const describe = (loaded: Route.ComponentProps["loaderData"]) =>
  loaded
    ? describePage({ title: loaded.job.title, description: loaded.job.summary }, loaded.path)
    : describePage(careers.opening.closed);

export const meta = ({ loaderData }: Route.MetaArgs) => describe(loaderData).meta;

export default function JobPage({ loaderData: loaded }: Route.ComponentProps) {
  const { applying, open, close } = useApplying();
  const { trail } = describe(loaded);
  if (!loaded) return <JobClosed trail={trail} content={careers.opening} />;
  const { job, place } = loaded;
  return (
    <>
      <JobOpening trail={trail} content={careers} job={job} place={place} onApply={open} />
      <ApplicationDialog
        factLabels={careers.openings.factLabels}
        job={applying ? job : undefined}
        onLeave={close}
      />
    </>
  );
}
