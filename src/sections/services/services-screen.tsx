import { services } from "#src/content/services.ts";
import type { Crumb } from "#src/lib/page.ts";
import { Closing } from "#src/sections/closing.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { Questions } from "#src/sections/questions.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { ServiceSection } from "./service-section.tsx";
import { Steps } from "./steps.tsx";
import { Glance, Ways } from "./ways.tsx";

/** `openAt`: id of the section that the address names (services/{section}); reading starts there. */
type ServicesScreenProps = { trail: Crumb[]; openAt?: string };

export const ServicesScreen = ({ trail, openAt }: ServicesScreenProps) => (
  <>
    <PageIntro
      trail={trail}
      heading={services.hero.heading}
      intro={services.hero.intro}
      beside={<Glance heading={services.hero.glance} items={services.ways.items} />}
    >
      <ButtonLink href="/contact">Get in Touch</ButtonLink>
      <ButtonLink href="#steps" look="ghost">
        {services.steps.heading}
      </ButtonLink>
    </PageIntro>
    {/* The services' own navigation stays as long as they do. */}
    <div>
      {/* The section that is being read is marked (src/browser/section-nav.ts). */}
      <nav
        aria-label="Services on this page"
        className="sticky top-(--header) z-10 border-y border-line bg-paper low:static"
      >
        <ul className="section-links page flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]">
          {services.sections.map(({ slug: id, heading }) => (
            <li key={id} className="shrink-0 first:-ml-3 xl:first:-ml-4">
              <a
                href={`#${id}`}
                className="press block rounded-full px-3 py-1.5 text-small/6 font-medium text-muted no-underline hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-lapis aria-[current]:text-on-lapis xl:px-4"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {services.sections.map((section, place) => (
        <ServiceSection
          key={section.slug}
          content={section}
          labels={services.labels}
          opensHere={section.slug === openAt}
          turned={place % 2 === 1}
        />
      ))}
    </div>
    <Steps content={services.steps} />
    <Ways content={services.ways} />
    <Questions content={services.questions} />
    <Closing {...services.closing} />
  </>
);
