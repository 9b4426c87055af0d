import { Fragment } from "react";
import type { Service } from "#src/content/schemas/service.ts";
import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { Facts } from "#src/sections/facts.tsx";
import { ProjectCards } from "#src/sections/project-cards.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";

const { labels } = services;

type ServiceSectionProps = {
  content: Service;
  /** Whether the URL names this section. */
  opensHere: boolean;
  /** Every second section: plain background, picture on the left. */
  pictureLeft: boolean;
};

export function ServiceSection({ content, opensHere, pictureLeft }: ServiceSectionProps) {
  const { slug: id, heading, link, range, technologies, tools, projects, testimonial } = content;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      // Clears the page's own sticky navigation, too.
      className={`relative scroll-mt-[1.6rem] ${pictureLeft ? "" : "bg-sunk"}`}
    >
      {content.aliases.map((alias) => (
        <span key={alias} id={alias} className="absolute top-0 scroll-mt-[1.6rem]" />
      ))}
      <div className="page py-14 lg:py-20">
        <div
          className={`grid items-center gap-x-16 gap-y-10 ${pictureLeft ? "lg:grid-cols-[1fr_1.2fr]" : "lg:grid-cols-[1.2fr_1fr]"}`}
        >
          {/* Explicit column, not `order`: with the HTML half loaded, the picture would be in the text's column. */}
          <div data-reveal="" className={pictureLeft ? "" : "lg:col-start-2 lg:row-start-1"}>
            <Picture
              content={pictureOf(content.picture, `scenes/services/${id}.svg`)}
              sizes="(min-width: 40rem) 35rem, calc(100vw - 2.5rem)"
              width={560}
              height={480}
              loading="lazy"
              className="mx-auto w-full max-w-xl rounded-band"
            />
          </div>
          <div>
            <h2
              id={headingId}
              // Browsers center a focused element; the large bottom margin moves it near the top.
              className={`text-heading ${opensHere ? "scroll-mt-24 scroll-mb-[60vh]" : "scroll-mt-[1.6rem]"}`}
              // Focus scrolls to the section, also without scripts.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={opensHere}
              tabIndex={-1}
            >
              {heading}
            </h2>
            <p className="mt-5 text-muted">{content.paragraph}</p>
            <dl className="mt-7 grid gap-x-8 gap-y-6 border-t border-line pt-6 empty:hidden sm:grid-cols-2 sm:gap-y-0">
              {content.features.map(({ title, text }) => (
                <div key={title} className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-1 text-small text-muted">{text}</dd>
                </div>
              ))}
            </dl>
            {link && isPresent(link.to) && (
              <p className="mt-7">
                <MoreLink href={link.to}>{link.label}</MoreLink>
              </p>
            )}
          </div>
        </div>
        <Facts
          facts={{
            [labels.duration]: range?.duration,
            [labels.price]: range?.price,
            ...(technologies && {
              [technologies.lead]: <TechnologyLinks slugs={technologies.slugs} />,
            }),
            [labels.tools]: tools,
          }}
        />
        {(projects.length > 0 || testimonial) && (
          <div className="mt-10 grid gap-4">
            {projects.length > 0 && (
              <p className="text-small font-semibold text-label">{labels.projects}</p>
            )}
            <ProjectCards slugs={projects}>
              {testimonial && <Quote testimonial={testimonial} />}
            </ProjectCards>
          </div>
        )}
      </div>
    </section>
  );
}

const TechnologyLinks = ({ slugs }: { slugs: readonly string[] }) =>
  slugs.map(technologyOf).map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && ", "}
      <a href={`/tech/${slug}`} className="inline-link">
        {name}
      </a>
    </Fragment>
  ));
