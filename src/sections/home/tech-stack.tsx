import type { ReactNode } from "react";
import type { home } from "#src/entries/home.ts";
import { Icon } from "#src/ui/icon.tsx";

const chip =
  "flex items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 lg:gap-2.5 lg:px-3.5";

export const TechStack = ({ content }: { content: (typeof home)["technologies"] }) =>
  content && (
    <section className="page section-gap grid gap-x-14 gap-y-10 xl:grid-cols-[0.62fr_1.5fr]">
      <div className="xl:sticky xl:top-28 xl:self-start">
        <h2 className="text-heading">{content.heading}</h2>
        <p className="mt-4 max-w-measure text-lead text-balance text-muted">{content.lead}</p>
      </div>
      <div>
        {content.groups.map(({ title, items }) => (
          <div
            data-reveal=""
            key={title}
            className="grid items-start gap-x-4 gap-y-2 border-t border-line py-4 last:border-b sm:py-6 sm:grid-cols-[11rem_1fr] lg:gap-x-6"
          >
            <h3 className="plain-heading sm:pt-2 text-body text-label">{title}</h3>
            <ul className="flex flex-wrap gap-2 lg:gap-2.5">
              {items.map(({ name, icon, technology }) => (
                <li key={name} className="font-medium text-compact">
                  <Chip href={technology && `/tech/${technology}`}>
                    <Icon name={icon} className="size-5 lg:size-5.5" />
                    {name}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );

/** A technology with a page links to it. */
const Chip = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <a href={href} className={`${chip} press text-action hover:border-action`}>
      {children}
    </a>
  ) : (
    <span className={chip}>{children}</span>
  );
