import type { AboutPage } from "#content/schemas/about.ts";
import { Icon } from "#src/ui/icon.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Awards = ({ content }: { content: AboutPage["awards"] }) =>
  content && (
    <section className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <ul className="stagger grid gap-x-8 gap-y-8 sm:gap-y-2 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {content.items.map(({ icon, title, text, issuer, year }) => (
          <li
            key={title}
            data-reveal=""
            className="grid content-start gap-y-2 border-t border-line pt-5 sm:row-span-4 sm:grid-rows-subgrid"
          >
            <p className="flex items-center justify-between text-fine font-semibold text-highlight-text">
              {year}
              <Icon name={icon} className="size-6 text-highlight" />
            </p>
            <h3 className="text-title">{title}</h3>
            <p className="text-compact text-muted">{text}</p>
            <p className="mt-2 text-fine text-muted">{issuer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
