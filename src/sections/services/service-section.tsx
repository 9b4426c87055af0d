import { Fragment, type ReactNode } from "react";
import type { Service } from "#src/content/schemas/service.ts";
import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ServiceProof } from "./service-proof.tsx";

const { labels } = services;

type ServiceSectionProps = {
  content: Service;
  /** Whether the URL names this section. */
  opensHere: boolean;
  /** Every second section: plain background, picture on the left. */
  pictureLeft: boolean;
};

export function ServiceSection({ content, opensHere, pictureLeft }: ServiceSectionProps) {
  const { slug: id, heading, link } = content;
  const headingId = `${id}-heading`;
  const place = pictureLeft ? "lg:col-start-1" : "lg:col-start-2";
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`service relative ${pictureLeft ? "" : "bg-sunk"}`}
    >
      {content.aliases.map((alias) => (
        <span key={alias} id={alias} className="absolute top-0" />
      ))}
      <div className="page py-14 lg:py-20">
        <div
          className={`grid gap-x-16 gap-y-7 ${pictureLeft ? "lg:grid-cols-[1fr_1.2fr]" : "lg:grid-cols-[1.2fr_1fr]"}`}
        >
          {/* Explicit columns, not `order`: with the HTML half loaded, the picture would be in the text's column. */}
          <div data-reveal="" className={`max-lg:mb-3 ${place} lg:row-start-1`}>
            <Picture
              content={pictureOf(content.picture, `scenes/services/${id}.svg`)}
              sizes="(min-width: 40rem) 35rem, calc(100vw - 2.5rem)"
              width={560}
              height={480}
              loading="lazy"
              className="mx-auto w-full max-w-[35rem] rounded-band"
            />
          </div>
          <div
            className={`self-center lg:row-span-2 lg:row-start-1 ${pictureLeft ? "lg:col-start-2" : ""}`}
          >
            {/* Focus scrolls to the section, also without scripts. */}
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
            <p className="mt-7">
              <MoreLink href={link.to}>{link.label}</MoreLink>
            </p>
          </div>
          <Facts content={content} className={`${place} lg:row-start-2`} />
        </div>
        <div className="mt-10 border-t border-line pt-8 empty:hidden lg:mt-12 lg:pt-10">
          <ServiceProof {...content} />
        </div>
      </div>
    </section>
  );
}

const Facts = ({ content, className }: { content: Service; className: string }) => (
  <dl
    className={`grid grid-cols-[8rem_1fr] content-start gap-x-4 gap-y-2.5 border-t border-line pt-5 text-small ${className}`}
  >
    {content.range && <Fact label={labels.duration}>{content.range.duration}</Fact>}
    {content.range && <Fact label={labels.price}>{content.range.price}</Fact>}
    {content.technologies && (
      <Fact label={content.technologies.lead}>
        {content.technologies.slugs.map(technologyOf).map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && ", "}
            <a href={`/tech/${slug}`} className="inline-link">
              {name}
            </a>
          </Fragment>
        ))}
      </Fact>
    )}
    {content.tools && <Fact label={labels.tools}>{content.tools}</Fact>}
  </dl>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </>
);
