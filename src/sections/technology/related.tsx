import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { services } from "#src/content/services.ts";
import { technologiesPage, technologyOf } from "#src/content/technologies.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { People } from "#src/sections/people/people.tsx";
import { ProjectCards } from "#src/sections/project-cards.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";

/** Projects and further links. */
export function Related({ content }: { content: Technology }) {
  const {
    name,
    projects,
    projectsHeading = fill(page.builtWith, { technology: name }),
    seeAlso,
    service,
  } = content;
  const heading = services.sections.find(({ slug }) => slug === service)?.heading;
  if (projects.length === 0 && seeAlso.length === 0 && !heading) return undefined;
  return (
    <section className="page section-gap" aria-label={fill(page.relatedTo, { technology: name })}>
      {projects.length > 0 && (
        <>
          <h2 className="mb-8 text-heading">{projectsHeading}</h2>
          <ProjectCards slugs={projects} />
        </>
      )}
      {(seeAlso.length > 0 || heading) && (
        <ul className="mt-6 flex flex-wrap gap-4">
          {seeAlso.map(({ technology, text }) => (
            <Note key={technology} to={`/tech/${technology}`} label={technologyOf(technology).name}>
              {text}
            </Note>
          ))}
          {heading && (
            <Note to={`/services#${service}`} label={fill(page.seeService, { service: heading })} />
          )}
        </ul>
      )}
    </section>
  );
}

type NoteProps = { to: string; label: string; children?: string };

const Note = ({ to, label, children }: NoteProps) => (
  <li className="grow basis-80 panel rounded-card px-6 py-4.5">
    <p className="text-muted">
      {children}{" "}
      <span className="inline-block">
        <MoreLink href={to}>{label}</MoreLink>
      </span>
    </p>
  </li>
);

export const TeamAndClient = ({ people, order, testimonial }: Technology) =>
  people.length > 0 && (
    <section
      className={`page section-gap grid gap-x-16 gap-y-10 ${testimonial ? "lg:grid-cols-2" : ""}`}
      aria-labelledby="people"
    >
      <div>
        <h2 id="people" className="mb-8 text-heading">
          {technologiesPage.voices.heading}
        </h2>
        <People people={people} turn={order} />
      </div>
      {testimonial && <Quote testimonial={testimonial} large className="lg:self-start" />}
    </section>
  );
