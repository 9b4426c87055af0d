import type { AboutPage } from "#src/content/schemas/about.ts";
import { Icon } from "#src/ui/icon.tsx";

export const Awards = ({ content }: { content: AboutPage["awards"] }) => (
  <section className="page section-gap grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
    <div>
      <h2 className="text-heading">{content.heading}</h2>
      <p className="mt-4 max-w-[30em] text-lead text-balance text-muted">{content.intro}</p>
    </div>
    <ul>
      {content.items.map(({ icon, title, text }) => (
        <li key={title} className="border-t border-line last:border-b">
          <div data-reveal="" className="grid grid-cols-[2.75rem_1fr] py-5.5">
            <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-saffron-ink" />
            <h3 className="text-[1.3125rem]">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
