import { page } from "#words";
import type { home } from "#src/entries/home.ts";
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
      <ul className="stagger grid gap-x-16 md:grid-cols-2 xl:gap-x-24">
        {content.cards.map(({ icon, tint, title, description, to }) => (
          <li key={to} className="group relative border-t border-line">
            <div
              data-reveal=""
              className="grid grid-cols-[auto_1fr_auto] items-start gap-x-5 py-4 md:grid-cols-[auto_1fr] md:py-6 lg:gap-x-7 lg:py-9"
            >
              <ArchIcon
                icon={icon}
                tint={tint}
                opens
                className="row-span-2 md:row-span-3 -ms-1.5 size-16 lg:-ms-2.5 lg:size-30"
                size="size-6 lg:size-10"
              />
              <h3 className="text-title max-md:text-lead lg:text-large">{title}</h3>
              <p className="mt-1 text-muted max-md:col-span-2 max-md:col-start-2 max-md:text-compact md:mb-2 lg:mt-2 lg:mb-3">
                {description}
              </p>
              {/* Phones have room for its arrow. */}
              <p className="max-md:col-start-3 max-md:row-start-1">
                <MoreLink href={to} about={title}>
                  <span className="max-md:sr-only">{page.learnMore}</span>
                </MoreLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
