import type { ReactNode } from "react";
import { projectOf } from "#src/content/projects.ts";
import { services } from "#src/content/services.ts";
import { technologiesPage, technologyOf } from "#src/content/technologies.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { cardWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectCard } from "#src/lib/projects.ts";
import { People } from "#src/sections/people/people.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { PictureCard } from "#src/ui/picture-card.tsx";

/** Projects and further links; without projects, only the links, below the worked example. */
export function Related({ content }: { content: Technology }) {
  const { name, projects, projectsHeading = `Built with ${name}`, seeAlso, service } = content;
  const { heading = "" } = services.sections.find(({ slug }) => slug === service) ?? {};
  const serviceLink = <MoreLink href={`/services#${service}`}>See our {heading} service</MoreLink>;
  const built = projects.length > 0;
  return (
    <section
      className={`page section-gap ${built ? "" : "-mt-8 lg:-mt-16"}`}
      aria-label={built ? projectsHeading : `Related to ${name}`}
    >
      {built && (
        <>
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
            <h2 className="text-heading">{projectsHeading}</h2>
            {serviceLink}
          </div>
          <Projects slugs={projects} />
        </>
      )}
      <ul
        className={`grid gap-4 ${seeAlso.length === 4 ? "md:grid-cols-2" : "md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]"}`}
      >
        {seeAlso.map(({ technology, text }) => (
          <Note key={technology}>
            {text}{" "}
            <span className="inline-block">
              <MoreLink href={`/tech/${technology}`}>{technologyOf(technology).name}</MoreLink>
            </span>
          </Note>
        ))}
        {!built && <Note>{serviceLink}</Note>}
      </ul>
    </section>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <li className="rounded-card bg-sunk px-6 py-4.5 dark:border dark:border-line">
    <p className="text-muted">{children}</p>
  </li>
);

/** One to three cards; one alone in its row spans it. */
function Projects({ slugs }: { slugs: Technology["projects"] }) {
  const projects = slugs.map((slug) => projectCard(projectOf(slug), cardWidths));
  const three = projects.length > 2;
  return (
    <ul className={`stagger mb-6 grid gap-5 md:grid-cols-2 ${three ? "lg:grid-cols-3" : ""}`}>
      {projects.map((project) => (
        <li key={project.slug} className="md:only:col-span-full md:max-lg:last:odd:col-span-full">
          <PictureCard
            // Decorative: the title beside it says the same.
            project={{ ...project, picture: { ...project.picture, alt: "" } }}
            sizes={`(min-width: 64rem) ${three ? 25 : 40}rem, calc(100vw - 2.5rem)`}
          />
        </li>
      ))}
    </ul>
  );
}

export const TeamAndClient = ({ people, testimonial }: Technology) =>
  people.length > 0 && (
    <section
      className={`page section-gap grid gap-x-16 gap-y-12 ${testimonial ? "lg:grid-cols-[1fr_0.8fr]" : ""}`}
      aria-labelledby="people"
    >
      <div>
        <h2 id="people" className="mb-8 text-heading">
          {technologiesPage.voices.heading}
        </h2>
        <People people={people} />
      </div>
      {testimonial && <Quote testimonial={testimonial} large className="lg:self-start" />}
    </section>
  );
