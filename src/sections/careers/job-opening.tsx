import { careers } from "#src/entries/careers.ts";
import { company } from "#src/entries/company.ts";
import { longDate } from "#src/entries/locale.ts";
import { personOf } from "#src/entries/people.ts";
import type { Job } from "#src/entries/jobs.ts";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import { closingZone, openJobs, payRange, typeName } from "#src/lib/open-jobs.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { fullStop } from "#src/lib/sentences.ts";
import { series } from "#src/lib/series.ts";
import { Facts } from "#src/sections/facts.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { HiringSteps } from "./hiring-steps.tsx";
import { JobConditions } from "./job-conditions.tsx";
import { JobStory } from "./job-story.tsx";

const { opening, openings } = careers;

export const JobOpening = ({ trail, job }: { trail: Crumb[]; job: Job }) => (
  <article className="page pt-8 pb-6 lg:pt-10 lg:pb-8">
    <Breadcrumbs trail={trail} />
    <header>
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_min(24rem,33%)]">
        <div>
          <h1 className="max-w-[14em] text-statement">{job.title}</h1>
          <p className="mt-6 mb-5.5 max-w-measure text-lead text-pretty text-muted">
            {job.summary}
          </p>
          <JobFacts labels={openings.factLabels} job={{ ...job, type: typeName(job.type) }} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="#apply" className="max-sm:w-full">
              {openings.apply}
            </ButtonLink>
            <p className="text-fine text-muted">
              {openings.posted} <Day date={job.datePosted} />
              {fullStop}{" "}
              <span className="inline-block">
                {opening.until} <Day date={job.validThrough} /> ({closingZone(job)})
              </span>
            </p>
          </div>
        </div>
        {job.pay && <Pay pay={job.pay} />}
      </div>
      <Glance job={job} />
    </header>
    <Scene job={job} />
    <div className="mt-12 grid gap-x-20 gap-y-12 lg:mt-16 lg:grid-cols-[1fr_min(24rem,33%)]">
      <JobStory job={job} />
      <JobConditions job={job} />
    </div>
    <HiringSteps job={job} />
  </article>
);

const Pay = ({ pay }: { pay: NonNullable<Job["pay"]> }) => (
  <div className="climbs letters-white rounded-band bg-band p-6 sm:p-8">
    <h2 className="text-fine font-semibold tracking-normal text-band-accent">{opening.pay}</h2>
    <p className="mt-4 display-text text-large/tight lg:max-xl:text-title">{payRange(pay)}</p>
    <p className="mt-1 text-compact text-band-text">{openings.per[pay.per]}</p>
    <p className="mt-4 border-t border-line pt-4 text-compact text-pretty text-band-text empty:hidden">
      {pay.note}
    </p>
  </div>
);

const Glance = ({ job: { reportsTo, stack, teamSize } }: { job: Job }) => {
  const { glance } = opening;
  if (!glance) return undefined;
  const lead = reportsTo === undefined ? undefined : personOf(reportsTo);
  return (
    <Facts
      facts={{
        [glance.reportsTo]: lead && series(lead.name, lead.role),
        [glance.stack]: stack,
        [glance.teamSize]: teamSize,
      }}
      // The last one below the pay.
      className="mt-8 lg:grid-cols-[1fr_1fr_min(24rem,33%)] lg:gap-x-16"
    />
  );
};

/** Its own picture, or one of how people work, from one opening to the next another one. */
function Scene({ job: { slug, picture: own } }: { job: Job }) {
  const pictures = careers.culture?.pictures ?? [];
  const shared = pictures[openJobs.findIndex((job) => job.slug === slug) % pictures.length];
  const shown = own ?? shared;
  return (
    shown && (
      <Picture
        content={pictureOf(shown, `scenes/${own ? "openings" : "culture"}/${shown.drawing}.svg`)}
        sizes="(min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)"
        width={1240}
        height={620}
        loading="lazy"
        className="mt-10 aspect-3/2 w-full rounded-band object-cover object-top sm:aspect-2/1 lg:mt-12"
      />
    )
  );
}

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{longDate(company.language, new Date(date))}</time>
);
