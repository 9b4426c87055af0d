import type { Technology } from "#content/schemas/technology.ts";
import { IconColumns } from "#src/sections/icon-columns.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** In a framed grid, or in rows between lines. */
export function TechnologyServices({ layout, services }: Technology) {
  if (!services) return undefined;
  const { heading, cards } = services;
  return layout === "sheet" ? (
    <IconColumns id="services" heading={heading} items={cards} />
  ) : (
    <section className="page section-gap" aria-labelledby="services">
      <h2 id="services" className="mb-10 text-heading">
        {heading}
      </h2>
      <ul
        className={`stagger grid gap-x-12 [--from:1] sm:grid-cols-2 ${cards.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
      >
        {cards.map(({ icon, title, text }) => (
          <li key={title} className="border-t border-line">
            <div data-reveal="" className="grid grid-cols-[3rem_1fr] py-6">
              <Icon name={icon} className="row-span-2 size-6.5 text-accent" />
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-compact text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
