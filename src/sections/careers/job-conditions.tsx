import { careers } from "#src/entries/careers.ts";
import { cityLine, company, officeIn } from "#src/entries/company.ts";
import { anyOf } from "#src/entries/locale.ts";
import type { Job } from "#src/entries/jobs.ts";
import { inSentence } from "#src/lib/sentences.ts";
import { series } from "#src/lib/series.ts";

const { opening, openings } = careers;

/** What is asked and what is agreed; stays in view beside the story. */
export const JobConditions = ({ job }: { job: Job }) => (
  <div className="grid content-start gap-y-8 lg:sticky lg:top-28 lg:self-start">
    {job.requirements.length > 0 && (
      <section className="border-line max-lg:border-t max-lg:pt-5">
        <h2 className="text-title">{openings.requirementsLabel}</h2>
        <ul className="mt-4 grid list-disc gap-2.5 ps-[1.125em] marker:text-highlight">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </section>
    )}
    <section className="border-t border-line pt-5">
      <h2 className="text-title">{opening.where.heading}</h2>
      {placesOf(job).map((place) => (
        <p key={place} className="mt-3 text-balance text-muted">
          {place}
        </p>
      ))}
    </section>
    {job.terms.length > 0 && (
      <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-5 sm:max-lg:grid-cols-2">
        {job.terms.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-fine font-semibold">{label}</dt>
            <dd className="text-compact text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

function placesOf({ location }: Job): string[] {
  if (location.mode === "remote")
    return [inSentence(`${opening.where.remote} ${anyOf(company.language, location.countries)}`)];
  return location.cities.map((city, index) => {
    const office = officeIn(city);
    // A city that is its own region is named once.
    const place = series(...new Set([city, office.region]));
    const before = index === 0 ? `${opening.where.office} ` : "";
    return inSentence(`${before}${series(office.street, cityLine(place, office))}`);
  });
}
