import type { home } from "#src/content/home.ts";
import { Icon } from "#src/ui/icon.tsx";

export const TechStack = ({ content }: { content: (typeof home)["technologies"] }) => (
  <section className="page section-gap grid gap-x-14 gap-y-10 xl:grid-cols-[0.62fr_1.5fr]">
    <div className="xl:sticky xl:top-28 xl:self-start">
      <h2 className="text-heading">{content.heading}</h2>
      <p className="mt-4 max-w-[34em] text-lead text-muted">{content.lead}</p>
    </div>
    <div>
      {content.groups.map(({ title, items }) => (
        <div
          data-reveal=""
          key={title}
          className="grid items-start gap-x-4 gap-y-4 border-t border-line py-6 last:border-b sm:grid-cols-[8.75rem_1fr] lg:gap-x-6"
        >
          <h3 className="plain-heading pt-2 text-body/6 text-turq">{title}</h3>
          <ul className="flex flex-wrap gap-2 lg:gap-2.5">
            {items.map(({ name, icon }) => (
              <li
                key={name}
                className="flex items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 text-[1rem]/6 font-medium md:max-lg:px-2.5 md:max-lg:text-small/6 lg:gap-2.5 lg:px-3.5"
              >
                <Icon name={icon} className="size-5.5" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);
