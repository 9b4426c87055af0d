import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { services } from "#src/entries/services.ts";
import { technologiesPage, technologyOf } from "#src/entries/technologies.ts";
import type { Technology } from "#content/schemas/technology.ts";
import { topics } from "#src/lib/articles.ts";
import { People } from "#src/sections/people/people.tsx";
import { ProjectPictures } from "#src/sections/project-pictures.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";

/** Titles below the pictures. */
const pictures = {
  list: "sm:auto-cols-fr sm:grid-flow-col lg:gap-8",
  item: "max-sm:not-only:grid max-sm:grid-cols-[8rem_1fr] max-sm:items-start max-sm:gap-x-4 lg:only:grid lg:only:grid-cols-[1.3fr_1fr] lg:only:items-center lg:only:gap-x-16",
  text: "sm:mt-4 max-sm:group-only:mt-4",
  title: "text-title",
  sizes: "(min-width: 64rem) 40rem, 45vw",
};

/** Projects and further links. */
export function Related({ content }: { content: Technology }) {
  const {
    name,
    projects,
    projectsHeading = fill(page.builtWith, { technology: name }),
    seeAlso,
    service,
  } = content;
  const topic = topics.find(({ slug }) => slug === content.slug);
  const heading = services.sections.find(({ slug }) => slug === service)?.heading;
  if (projects.length + seeAlso.length === 0 && !heading && !topic) return undefined;
  return (
    <section className="section-gap" aria-label={fill(page.relatedTo, { technology: name })}>
      {projects.length > 0 && (
        <>
          <h2 className="page mb-8 text-heading">{projectsHeading}</h2>
          <div className="page">
            <ProjectPictures slugs={projects} look={pictures} />
          </div>
        </>
      )}
      {(seeAlso.length > 0 || heading || topic) && (
        <div className={`page ${projects.length > 0 ? "mt-10" : ""}`}>
          <ul className="border-b border-line">
            {seeAlso.map(({ technology, text }) => (
              <Note
                key={technology}
                to={`/tech/${technology}`}
                label={technologyOf(technology).name}
              >
                {text}
              </Note>
            ))}
            {topic && <Note to={topic.path} label={fill(page.articlesOn, { topic: topic.name })} />}
            {heading && (
              <Note
                to={`/services#${service}`}
                label={fill(page.seeService, { service: heading })}
              />
            )}
          </ul>
        </div>
      )}
    </section>
  );
}

type NoteProps = { to: string; label: string; children?: string };

/** A ruled row that begins with its link. */
const Note = ({ to, label, children }: NoteProps) => (
  <li className="grid gap-x-16 gap-y-1 border-t border-line py-4 lg:grid-cols-2">
    <p>
      <MoreLink href={to}>{label}</MoreLink>
    </p>
    {children && <p className="text-muted">{children}</p>}
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
      {testimonial && (
        <Quote
          testimonial={testimonial}
          large
          className="border-s border-edge ps-6 lg:self-start lg:ps-10"
        />
      )}
    </section>
  );
