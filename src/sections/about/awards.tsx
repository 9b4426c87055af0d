import type { AboutPage } from "#src/schemas/about.ts";
import { Icon } from "#src/ui/icon.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Awards = ({ content }: { content: AboutPage["awards"] }) =>
  content && (
    <section className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <ul className="stagger grid gap-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {content.items.map(({ icon, title, text, issuer, year }) => (
          <li key={title} className="border-t border-line">
            <div data-reveal="" className="flex h-full flex-col pt-5">
              <p className="flex items-center justify-between text-fine font-semibold text-highlight-text">
                {year}
                <Icon name={icon} className="size-6" />
              </p>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-2 text-compact text-muted">{text}</p>
              <p className="mt-auto pt-4 text-fine text-muted">{issuer}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
