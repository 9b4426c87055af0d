import { portfolio } from "#src/content/portfolio.ts";
import { testimonials } from "#src/content/testimonials.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import { pictureWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectPicture } from "#src/lib/pictures/pictures.ts";
import { People } from "#src/sections/people/people.tsx";
import { BackToProjects } from "./project-detail.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";

const labels = portfolio.detail;

/** What the client says, beside who did the work. */
export function ClientAndTeam({ slug, detail: { roles, people } }: DetailedProject) {
  const said = testimonials.find(({ project }) => project === slug);
  if (!said && !roles) return undefined;
  return (
    <section className="page section-gap grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {said && (
        <div>
          <h2 className="text-heading">{labels.quote}</h2>
          <Quote
            testimonial={said.slug}
            noLink
            className="mt-7 [&_blockquote]:text-[1.75rem]/[1.4]"
          />
        </div>
      )}
      {roles && (
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
          {people && (
            <div className="mt-7">
              <People people={people} look="rows" />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** The ways on: back to all of them, and to the next, if there is one. */
export const WaysOn = ({ next }: { next: DetailedProject | undefined }) => (
  <div className="page section-gap">
    <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
      {next && <h2 className="text-heading">{labels.next}</h2>}
      <BackToProjects />
    </div>
    {next && <NextCard {...next} />}
  </div>
);

const NextCard = (project: DetailedProject) => (
  <div className="group card-lift mt-8 grid overflow-hidden border border-line bg-surface hover:border-lapis/50 md:grid-cols-2">
    <div className="overflow-hidden">
      <Picture
        // The title beside it says the same.
        content={{ ...projectPicture(project, pictureWidths), alt: "" }}
        width={800}
        height={500}
        sizes="(min-width: 81.5rem) 39rem, (min-width: 48rem) 50vw, calc(100vw - 2.5rem)"
        loading="lazy"
        className="size-full object-cover transition-[scale] duration-(--calm) group-hover:motion-ok:scale-[1.03]"
      />
    </div>
    <div className="self-center p-6 md:px-11">
      <h3 className="text-heading">
        <a href={`/portfolio/${project.slug}`} className="card-link">
          {project.title}
        </a>
      </h3>
      <p className="mt-3 text-muted">{project.detail.description}</p>
      {/* The title is the link. */}
      <p aria-hidden="true" className="mt-5 font-semibold text-lapis">
        {portfolio.caseStudy}
        <Icon
          name="arrow-right"
          className="ml-1.5 inline size-4.5 align-[-0.2em] transition-[translate] group-hover:motion-ok:translate-x-1"
        />
      </p>
    </div>
  </div>
);
