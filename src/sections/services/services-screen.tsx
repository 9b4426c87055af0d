import { services } from "#src/content/services.ts";
import { serviceSections } from "#src/lib/service-sections.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import type { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { SectionNav } from "./section-nav.tsx";
import { ServiceSection } from "./service-section.tsx";

type ServicesScreenProps = {
  trail: Parameters<typeof Breadcrumbs>[0]["trail"];
  /** Id of the section that the address names. */
  openAt?: string | undefined;
};

export const ServicesScreen = ({ trail, openAt }: ServicesScreenProps) => (
  <>
    <PageIntro trail={trail} {...services.hero}>
      <ButtonLink href="/contact">Get in Touch</ButtonLink>
    </PageIntro>
    <SectionNav label="Services on this page" sections={services.sections} />
    {serviceSections.map((section) => (
      <ServiceSection key={section.id} content={section} opensHere={section.id === openAt} />
    ))}
  </>
);
