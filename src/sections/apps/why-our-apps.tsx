import type { AppsPage } from "#src/content/types/apps.ts";
import { IconColumns } from "#src/ui/icon-columns.tsx";

export const WhyOurApps = ({ content }: { content: AppsPage["why"] }) => (
  <section className="page section-gap pb-20 lg:pb-28">
    <h2 className="mb-10 text-heading">{content.heading}</h2>
    <IconColumns items={content.blurbs} />
  </section>
);
