import { technologyOf } from "#src/content/technologies.ts";
import type { Service } from "#src/content/schemas/service.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Quote } from "#src/sections/quote.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";

type ServiceSectionProps = {
  content: Service;
  /** Whether the address names this section. */
  opensHere: boolean;
  /** Beside the words, its picture stands left or right in turn. */
  pictureLast: boolean;
};

export function ServiceSection({ content, opensHere, pictureLast }: ServiceSectionProps) {
  const { slug: id, heading, technologies, link } = content;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`service relative ${pictureLast ? "bg-sunk" : ""}`}
    >
      {content.aliases.map((alias) => (
        <span key={alias} id={alias} className="absolute top-0" />
      ))}
      <div className="page grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-20">
        {/* By place, not by order: half arrived, the picture would stand in the words' column. */}
        <div data-reveal="" className={pictureLast ? "lg:col-start-2 lg:row-start-1" : ""}>
          <Picture
            content={pictureOf(content.picture, `scenes/services/${id}.svg`)}
            sizes="(min-width: 40rem) 35rem, calc(100vw - 2.5rem)"
            width={560}
            height={480}
            loading="lazy"
            className="mx-auto w-full max-w-[35rem] rounded-band"
          />
        </div>
        <div>
          {/* The focus brings the page to the section, with scripts and without. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <h2 id={headingId} className="text-heading" autoFocus={opensHere} tabIndex={-1}>
            {heading}
          </h2>
          <p className="mt-5 text-muted">{content.paragraph}</p>
          <dl className="mt-7 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 sm:gap-y-0">
            {content.features.map(({ title, text }) => (
              <div key={title} className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-small text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          {technologies && (
            <p className="mt-6 text-small text-muted">
              {technologies.lead}{" "}
              {technologies.slugs.map(technologyOf).map(({ slug, name }, index) => (
                <span key={slug}>
                  {index > 0 && ", "}
                  <a href={`/tech/${slug}`} className="inline-link">
                    {name}
                  </a>
                </span>
              ))}
            </p>
          )}
          {content.testimonial && <Quote testimonial={content.testimonial} className="mt-8" />}
          <p className="mt-6">
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  );
}
