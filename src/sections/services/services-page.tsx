import { page } from "#words";
import { services } from "#src/entries/services.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { InvitationSection } from "#src/sections/invitation.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { Questions } from "#src/sections/questions.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Budget } from "./budget.tsx";
import { ServiceSection } from "./service-section.tsx";
import { Steps } from "./steps.tsx";
import { Ways } from "./ways.tsx";

const { hero, labels, sections, steps, ways, questions, invitation } = services;
const priced = (ways?.items ?? []).filter(({ price }) => price);

/** `openAt`: slug of the section that the URL names (/services/{section}). */
type ServicesPageProps = { trail: Crumb[]; openAt?: string };

export const ServicesPage = ({ trail, openAt }: ServicesPageProps) => (
  <>
    <PageIntro
      trail={trail}
      heading={hero.heading}
      intro={hero.intro}
      beside={priced.length > 0 && <Glance items={priced} />}
    >
      <ButtonLink href="/contact">{page.getInTouch}</ButtonLink>
      {steps && (
        <ButtonLink href="#steps" look="ghost">
          {steps.heading}
        </ButtonLink>
      )}
    </PageIntro>
    {/* The sticky navigation ends with this wrapper. */}
    <div>
      {/* src/browser/section-nav.ts marks the section in view. */}
      {sections.length > 1 && (
        <nav
          aria-label={page.servicesOnPage}
          className="sticky top-(--header) z-10 border-y border-line bg-paper low:static"
        >
          <ul
            data-module="section-nav"
            className="section-links page flex gap-1 overflow-x-auto motion-ok:scroll-smooth py-2 [scrollbar-width:none]"
          >
            {sections.map(({ slug: id, heading }) => (
              <li key={id} className="shrink-0 first:-ms-3 xl:first:-ms-4">
                <a
                  href={`#${id}`}
                  className="press block rounded-full px-3 py-1.5 text-fine font-medium text-muted hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-action aria-[current]:text-on-action xl:px-4"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map((section) => (
        <ServiceSection key={section.slug} content={section} opensHere={section.slug === openAt} />
      ))}
    </div>
    <Steps content={steps} />
    <Ways content={ways} more={labels.more} />
    {services.budget && <Budget content={services.budget} more={labels.more} />}
    {questions && <Questions {...questions} more={labels.moreQuestions ?? labels.more} />}
    <InvitationSection content={invitation} />
  </>
);

/** Prices of the ways of working, above the fold. */
const Glance = ({ items }: { items: typeof priced }) => (
  <div className="climbs rounded-band bg-band text-white">
    <div className="p-6 sm:p-10">
      <h2 className="plain-heading text-body">{hero.glance}</h2>
      <ul className="mt-4">
        {items.map(({ title, price, unit, duration }) => (
          <li key={title} className="border-t border-white/20 py-3.5 sm:py-5 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4 text-fine text-band-text">
              <span className="font-semibold text-band-accent">{title}</span>
              {duration}
            </p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <span className="display-text text-title max-sm:w-full sm:text-large">{price}</span>
              <span className="text-fine text-band-text">{unit}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
