import { home } from "#src/content/home.ts";
import { portfolio } from "#src/content/portfolio.ts";
import { testimonials } from "#src/content/testimonials.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import { People } from "#src/sections/people/people.tsx";
import { ProjectCards } from "#src/sections/project-cards.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

const labels = portfolio.detail;

export function ClientAndTeam({ slug, order, detail: { roles, people } }: DetailedProject) {
  const testimonial = testimonials.find(({ project }) => project === slug);
  if (!testimonial && roles.length === 0) return undefined;
  return (
    <section className="page section-gap grid gap-x-16 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
      {testimonial && (
        <div>
          <h2 className="text-heading">{labels.quote}</h2>
          <Quote testimonial={testimonial.slug} noLink large className="mt-7" />
        </div>
      )}
      {roles.length > 0 && (
        <div>
          <h2 className="text-heading">{labels.roles}</h2>
          <dl className="mt-7 border-b border-line">
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
          <People people={people} turn={order + 1} className="mt-7" />
        </div>
      )}
    </section>
  );
}

export const NextProject = ({ next }: { next: DetailedProject | undefined }) => (
  <div className="page section-gap">
    <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
      {next && <h2 className="text-heading">{labels.next}</h2>}
      {/* Leads to the top of Home, which then scrolls to its projects (src/browser/arrival.ts). */}
      <ButtonLink href={home.work ? "/#projects" : "/portfolio"} look="ghost">
        <Icon name="arrow-left" className="size-4.5" />
        {labels.back}
      </ButtonLink>
    </div>
    {next && (
      <div className="mt-8">
        <ProjectCards slugs={[next.slug]} />
      </div>
    )}
  </div>
);
