import { page } from "#words";
import type { home } from "#src/content/home.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const ServiceCards = ({ content }: { content: (typeof home)["services"] }) =>
  content &&
  isPresent("/services") && (
    <section className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.lead}>
        <ButtonLink href="/services" look="ghost">
          {content.action}
        </ButtonLink>
      </SectionHeading>
      <ul className="stagger grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {content.cards.map(({ icon, tint, title, description, to }) => (
          <li key={to} className="group row-span-4 grid card-lift grid-rows-subgrid mb-3 sm:mb-5">
            <div
              data-reveal=""
              className="row-span-4 grid grid-rows-subgrid rounded-card border border-line bg-surface p-4.5 group-hover:border-action xs:max-sm:grid-cols-[auto_1fr] xs:max-sm:gap-x-4 sm:p-6.5"
            >
              <ArchIcon icon={icon} tint={tint} className="xs:max-sm:row-span-3 max-sm:size-13" />
              <h3 className="text-title sm:mt-5">{title}</h3>
              <p className="mt-1 mb-2 text-muted max-sm:text-small sm:mt-2 sm:mb-4">
                {description}
              </p>
              <p>
                <MoreLink href={to} about={title}>
                  {page.learnMore}
                </MoreLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
