import { services } from "#src/content/services.ts";
import type { Crumb } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { ServiceSection } from "./service-section.tsx";

/** `openAt`: id of the section that the address names (services/{section}); reading starts there. */
type ServicesScreenProps = { trail: Crumb[]; openAt?: string };

export const ServicesScreen = ({ trail, openAt }: ServicesScreenProps) => (
  <>
    <PageIntro trail={trail} {...services.hero}>
      <ButtonLink href="/contact">Get in Touch</ButtonLink>
    </PageIntro>
    {/* The section that is being read is marked (src/browser/section-nav.ts). */}
    <nav
      aria-label="Services on this page"
      className="sticky top-(--header) z-10 border-y border-line bg-paper low:static"
    >
      <ul className="section-links page flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]">
        {services.sections.map(({ slug: id, heading }) => (
          <li key={id} className="shrink-0">
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
        opensHere={section.slug === openAt}
        pictureLast={place % 2 === 0}
      />
    ))}
  </>
);
