import type { AboutPage } from "#src/content/schemas/about.ts";
import { People } from "#src/sections/people/people.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Team = ({ content }: { content: AboutPage["people"] }) => (
  <section id="people" className="page section-gap lg:pb-20">
    <SectionHeading heading={content.heading} lead={content.intro} />
    <People people={content.members} look="wall" />
  </section>
);
