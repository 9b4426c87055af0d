import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject } from "#content/schemas/project.ts";
import { testimonials } from "#src/entries/testimonials.ts";
import { ownDirection } from "#src/lib/direction.ts";
import { quoted } from "#src/lib/quoted.ts";
import { isShaped } from "#src/lib/shaped.ts";
import { series } from "#src/lib/series.ts";
import { People } from "#src/sections/people/people.tsx";
import { Picture } from "#src/ui/picture.tsx";

const labels = portfolio.detail;

/** The client's sentence across the page, and the team below it. */
export function ClientAndTeam({ slug, order, detail: { roles, people } }: DetailedProject) {
  const testimonial = testimonials.find(({ project }) => project === slug);
  return (
    <>
      {testimonial && <ClientQuote {...quoted(testimonial)} />}
      {roles.length > 0 && (
        <section className="page section-gap grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_min(24rem,33%)]">
          <div>
            <h2 className="text-title">{labels.roles}</h2>
            <dl className="mt-5 border-b border-line">
              {roles.map(({ role, text }) => (
                <div
                  key={role}
                  className="grid gap-x-6 border-t border-line py-3.5 sm:grid-cols-[12rem_1fr]"
                >
                  <dt className="font-semibold">{role}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <People people={people} turn={order + 1} className="content-start lg:mt-12" />
        </section>
      )}
    </>
  );
}

const ClientQuote = ({ quote, name, position, company, portrait }: ReturnType<typeof quoted>) => (
  <section className="page section-gap">
    <h2 className="text-title">{labels.quote}</h2>
    <figure className="mt-6 grid gap-y-8 lg:gap-y-10">
      <blockquote
        className={`font-display text-statement font-bold ${isShaped(quote) ? "" : "leading-[1.08] tracking-tight"}`}
      >
        <p dir={ownDirection(quote)} className="text-balance">
          {fill(page.quotation, { text: quote })}
        </p>
      </blockquote>
      <figcaption className="grid grid-cols-[auto_1fr] items-center gap-5">
        <Picture
          content={portrait}
          sizes="7rem"
          width={56}
          height={64}
          loading="lazy"
          className="h-28 w-24.5 object-cover in-[picture]:rounded-t-full"
        />
        <span>
          <span className="block display-text text-title">{name}</span>
          <span className="text-compact text-muted">{series(position, company)}</span>
        </span>
      </figcaption>
    </figure>
  </section>
);
