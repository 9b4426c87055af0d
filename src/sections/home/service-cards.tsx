import type { home } from "#src/content/home.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
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
        <li key={to} className="card-rows mb-5">
          <div
            data-reveal=""
            className="card-rows rounded-card border border-line bg-surface p-6.5"
          >
            <ArchIcon icon={icon} tint={tint} />
            <h3 className="mt-5 text-title">{title}</h3>
            <p className="mt-2 mb-4 text-muted">{description}</p>
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
