import { careers } from "#src/content/careers.ts";
import { cityLine, company, officeIn } from "#src/content/company.ts";
import { localeOf } from "#src/content/locale.ts";
import type { Job } from "#src/content/schemas/job.ts";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import { payBand, typeName } from "#src/lib/open-jobs.ts";
import type { Crumb } from "#src/lib/page.ts";
import { People } from "#src/sections/people/people.tsx";
import { ArticleBody, ArticlePart } from "#src/sections/article-body.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { opening, openings } = careers;

export function JobOpening({ trail, job }: { trail: Crumb[]; job: Job }) {
  const pay = payBand(job);
  return (
    <article className="page pt-8 pb-6 lg:pt-10 lg:pb-8">
      <Breadcrumbs trail={trail} />
      <ArticleBody
        card={
          <>
            {pay && (
              <div className="mb-6 border-b border-line pb-6">
                <h2 className="text-title">{opening.pay}</h2>
                <p className="mt-3 display-text text-title text-action">{pay}</p>
                <p className="mt-2 text-compact text-balance text-muted empty:hidden">
                  {job.pay?.note}
                </p>
              </div>
            )}
            {job.requirements.length > 0 && (
              <div className="mb-7 border-b border-line pb-6">
                <h2 className="text-title">{openings.requirementsLabel}</h2>
                <ul className="mt-4 grid list-disc gap-2 pl-[1.125em] text-compact text-muted marker:text-highlight">
                  {job.requirements.map((requirement) => (
                    <li key={requirement}>{requirement}</li>
                  ))}
                </ul>
              </div>
            )}
            <h2 className="text-title">{opening.where.heading}</h2>
            <p className="mt-3 text-compact text-balance text-muted">{placeOf(job)}</p>
            {job.terms && (
              <dl className="mt-7 grid gap-4 border-t border-line pt-6">
                {job.terms.map(({ label, text }) => (
                  <div key={label}>
                    <dt className="text-small font-semibold">{label}</dt>
                    <dd className="text-compact text-pretty text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        }
      >
        <header>
          <h1 className="max-w-[18em] text-page">{job.title}</h1>
          <p className="mt-6 mb-5.5 max-w-measure text-lead text-balance text-muted">
            {job.summary}
          </p>
          <JobFacts labels={openings.factLabels} job={{ ...job, type: typeName(job.type) }} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink href="#apply" className="max-sm:w-full">
              {openings.apply}
            </ButtonLink>
            <div>
              <p className="text-small font-semibold">{pay}</p>
              <p className="text-small text-muted">
                {openings.posted} <Day date={job.datePosted} />.{" "}
                <span className="inline-block">
                  {opening.until} <Day date={job.validThrough} />
                </span>
              </p>
            </div>
          </div>
        </header>
        <ArticlePart heading={opening.job}>{job.description}</ArticlePart>
        {job.firstMonths.length > 0 && (
          <ArticlePart heading={opening.firstMonths.heading}>
            <ol className="mt-4 grid gap-5 border-l border-line pl-6">
              {job.firstMonths.map((text, index) => (
                <li key={text} className="max-w-2xl">
                  <p className="text-small font-semibold text-label empty:hidden">
                    {opening.firstMonths.after[index]}
                  </p>
                  <p className="mt-1">{text}</p>
                </li>
              ))}
            </ol>
          </ArticlePart>
        )}
        {job.team && <ArticlePart heading={opening.team}>{job.team}</ArticlePart>}
        {job.people.length > 0 && (
          <ArticlePart heading={opening.people}>
            <People people={job.people} turn={job.order + 3} className="mt-5" />
          </ArticlePart>
        )}
      </ArticleBody>
      <HiringSteps job={job} />
    </article>
  );
}

/** The step without a text describes the opening's own working session. */
const HiringSteps = ({ job }: { job: Job }) =>
  opening.steps && (
    <section className="mt-16 lg:mt-20">
      <h2 className="text-heading">{opening.steps.heading}</h2>
      <ol className="mt-8 grid gap-x-8 gap-y-7 max-sm:border-l max-sm:border-line max-sm:pl-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {opening.steps.items.map(({ title, length, text = job.session }) => (
          <li key={title} className="border-line sm:border-t sm:pt-5">
            <p className="text-small font-semibold text-label">{length}</p>
            <h3 className="mt-1 text-lead">{title}</h3>
            <p className="mt-2 text-compact text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );

/** UTC, as the entries' dates are parsed: a local time zone could shift the day. */
const longDate = new Intl.DateTimeFormat(localeOf(company.language), {
  dateStyle: "long",
  timeZone: "UTC",
});

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{longDate.format(new Date(date))}</time>
);

function placeOf({ location }: Job): string {
  if (location.mode === "remote") {
    const countries = new Intl.ListFormat(localeOf(company.language), { type: "disjunction" });
    return `${opening.where.remote} ${countries.format(location.countries)}.`;
  }
  const office = officeIn(location.city);
  // A city that is its own region is named once.
  const place = [...new Set([location.city, office.region])].filter(Boolean).join(", ");
  return `${opening.where.office} ${office.street}, ${cityLine(place, office)}.`;
}
