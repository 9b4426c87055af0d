import type { ReactNode } from "react";
import type { home } from "#src/content/home.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { Band } from "#src/ui/band.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const ServiceCards = ({ content }: { content: (typeof home)["services"] }) => (
  <section className="page section-gap">
    <SectionHeading heading={content.heading} lead={content.lead}>
      <ButtonLink href="/services" look="ghost">
        {content.action}
      </ButtonLink>
    </SectionHeading>
    <ul className="stagger grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
      {content.cards.map(({ icon, tint, title, description, to }) => (
        <li key={to} className="group card-lift card-rows mb-3 sm:mb-5">
          <div
            data-reveal=""
            className="card-rows rounded-card border border-line bg-surface p-4.5 group-hover:border-lapis/50 max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4 sm:p-6.5"
          >
            <ArchIcon icon={icon} tint={tint} className="max-sm:row-span-3 max-sm:size-13" />
            <h3 className="text-title sm:mt-5">{title}</h3>
            <p className="mt-1 mb-2 text-muted max-sm:text-small sm:mt-2 sm:mb-4">{description}</p>
            <p>
              <MoreLink href={to} about={title}>
                Learn More
              </MoreLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

export const Statistics = ({ content }: { content: (typeof home)["statistics"] }) => (
  <section className="page section-gap" aria-labelledby="statistics">
    <h2 id="statistics" className="sr-only">
      {content.heading}
    </h2>
    <Band className="bleed">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 px-6 py-8 sm:px-10 sm:py-10 lg:grid-cols-4 lg:py-14 min-[120rem]:px-0">
        {content.tiles.map(({ icon, value, suffix, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 leading-snug text-band-text">{label}</dt>
            <dd className="flex flex-col-reverse items-start font-display text-[clamp(2.5rem,2.2rem+1.3vw,3.25rem)]/none font-bold tracking-[-0.03em]">
              {/* It counts up when it is first seen (src/browser/count-up.ts). */}
              <span className="count-up">{`${value}${suffix}`}</span>
              <Icon name={icon} className="mb-3 size-6 sm:mb-4 text-band-accent" />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  </section>
);

const chip = "flex items-center gap-2 rounded-control border px-3 py-2 lg:gap-2.5 lg:px-3.5";

export const TechStack = ({ content }: { content: (typeof home)["technologies"] }) => (
  <section className="page section-gap grid gap-x-14 gap-y-10 xl:grid-cols-[0.62fr_1.5fr]">
    <div className="xl:sticky xl:top-28 xl:self-start">
      <h2 className="text-heading">{content.heading}</h2>
      <p className="mt-4 max-w-[34em] text-lead text-muted">{content.lead}</p>
    </div>
    <div>
      {content.groups.map(({ title, items }) => (
        <div
          data-reveal=""
          key={title}
          className="grid items-start gap-x-4 gap-y-2 border-t border-line py-4 last:border-b sm:py-6 sm:grid-cols-[8.75rem_1fr] lg:gap-x-6"
        >
          <h3 className="plain-heading sm:pt-2 text-body/6 text-turq">{title}</h3>
          <ul className="flex flex-wrap gap-2 lg:gap-2.5">
            {items.map(({ name, icon, technology }) => (
              <li key={name} className="font-medium text-small/6 lg:text-[1rem]/6">
                <Chip href={technology && `/tech/${technology}`}>
                  <Icon name={icon} className="size-5 lg:size-5.5" />
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);

/** Only what leads to a page of its own looks as if it did. */
const Chip = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <a
      href={href}
      className={`${chip} press border-line bg-surface text-ink no-underline hover:border-lapis hover:text-lapis`}
    >
      {children}
    </a>
  ) : (
    <span className={`${chip} border-transparent text-muted`}>{children}</span>
  );
