import { useEffect } from "react";
import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies/index.ts";
import { describePage } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { SectionNav } from "#src/sections/services/section-nav.tsx";
import { ServiceSection } from "#src/sections/services/service-section.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/services.ts";

/** Runs at build time: of the technologies only their names travel with the page. */
export function loader() {
  return services.sections.map(({ technologies, projects: _, ...section }) => ({
    ...section,
    technologies: technologies && {
      lead: technologies.lead,
      links: technologies.slugs.map((slug) => ({
        name: technologyOf(slug).name,
        to: `/tech/${slug}`,
      })),
    },
  }));
}

const page = describePage(services, "/services");

export const meta = () => page.meta;

export default function Services({ loaderData: sections, params }: Route.ComponentProps) {
  const arrived = sections.find(({ id }) => id === params.section)?.id;

  // On a first load autofocus has brought the heading into view; this puts the section on top,
  // unless the visitor has moved on meanwhile.
  useEffect(() => {
    const section = arrived ? document.getElementById(arrived) : null;
    if (scrollY === 0 || section?.contains(document.activeElement)) section?.scrollIntoView();
  }, [arrived]);

  return (
    <>
      <PageIntro trail={page.trail} {...services.hero}>
        <ButtonLink to="/contact">Get in Touch</ButtonLink>
      </PageIntro>
      <SectionNav label="Services on this page" sections={sections} />
      {sections.map((section) => (
        <ServiceSection key={section.id} content={section} arrivedAt={section.id === arrived} />
      ))}
    </>
  );
}
