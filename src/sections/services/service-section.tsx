import { scene } from "#src/lib/pictures/scenes.ts";
import type { Service } from "#src/content/types/service.ts";
import { Link } from "#src/ui/link.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

/** A service and the names of what it leads to. */
type ServiceContent = Omit<Service, "technologies" | "projects"> & {
  technologies?: { lead: string; links: readonly { name: string; to: string }[] };
};

type ServiceSectionProps = { content: ServiceContent; arrivedAt: boolean };

/** @param arrivedAt whether the address names this section: reading then starts here */
export function ServiceSection({ content, arrivedAt }: ServiceSectionProps) {
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
            // Without scripts this is what brings the page to the section (services/{section}).
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={arrivedAt}
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
                  <Link to={to} className="inline-link">
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          )}
          <p className="mt-6">
            <MoreLink to={link.to}>{link.label}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  );
}
