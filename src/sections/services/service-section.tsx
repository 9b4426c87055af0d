import { scene } from "#src/lib/pictures/scenes.ts";
import type { ServiceSectionContent } from "#src/lib/service-sections.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

type ServiceSectionProps = { content: ServiceSectionContent; opensHere: boolean };

/** @param opensHere whether the address names this section (services/{section}): reading then starts here */
export function ServiceSection({ content, opensHere }: ServiceSectionProps) {
  const { id, aliases, heading, paragraph, features, picture, technologies, link } = content;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="service relative">
      {aliases.map((alias) => (
        <span key={alias} id={alias} className="absolute top-0" />
      ))}
      <div className="page grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-20">
        <Reveal className="service-picture">
          <img
            src={scene(`services/${picture.scene}`)}
            alt={picture.alt}
            width={560}
            height={480}
            loading="lazy"
            decoding="async"
            className="mx-auto w-full max-w-[35rem] rounded-band"
          />
        </Reveal>
        <div>
          <h2
            id={`${id}-heading`}
            className="text-heading"
            // This brings the page to the section, with scripts and without.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={opensHere}
            tabIndex={-1}
          >
            {heading}
          </h2>
          <p className="mt-5 text-muted">{paragraph}</p>
          <dl className="service-features mt-7 grid gap-x-8 border-t border-line pt-6 sm:grid-cols-2">
            {features.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-small text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          {technologies && (
            <p className="mt-6 text-small text-muted">
              {technologies.lead}{" "}
              {technologies.links.map(({ name, to }, index) => (
                <span key={to}>
                  {index > 0 && ", "}
                  <a href={to} className="inline-link">
                    {name}
                  </a>
                </span>
              ))}
            </p>
          )}
          <p className="mt-6">
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  );
}
