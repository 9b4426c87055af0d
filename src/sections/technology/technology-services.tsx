import type { Technology } from "#src/content/types/technology.ts";
import { IconColumns } from "#src/ui/icon-columns.tsx";

export const TechnologyServices = ({ content }: { content: Technology["services"] }) => (
  <section className="page section-gap" aria-labelledby="services">
    <h2 id="services" className="mb-10 text-heading">
      {content.heading}
    </h2>
    <IconColumns items={content.cards} />
  </section>
);
