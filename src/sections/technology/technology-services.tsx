import type { Technology } from "#src/content/schemas/technology.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconColumns } from "../icon-columns.tsx";

type TechnologyServicesProps = Technology["services"] & Pick<Technology, "layout">;

/** Four or six, in one frame, as rows beside their heading, or as cards. */
export function TechnologyServices({ layout, heading, cards }: TechnologyServicesProps) {
  if (layout === "sheet") return <IconColumns id="services" heading={heading} items={cards} />;
  const rows = layout === "ledger";
  return (
    <section
      className={`page section-gap ${rows ? "grid gap-x-14 gap-y-10 lg:grid-cols-[0.62fr_1.5fr]" : ""}`}
      aria-labelledby="services"
    >
      <h2 id="services" className={`text-heading ${rows ? "" : "mb-10"}`}>
        {heading}
      </h2>
      <ul
        className={`stagger grid [--from:1] ${rows ? "gap-x-12 sm:grid-cols-2" : `gap-5 sm:grid-cols-2 ${cards.length === 6 ? "lg:grid-cols-3" : ""}`}`}
      >
        {cards.map(({ icon, title, text }) => (
          <li key={title} className={rows ? "border-t border-line" : ""}>
            <div
              data-reveal=""
              className={
                rows
                  ? "grid grid-cols-[2.5rem_1fr] py-6"
                  : "h-full rounded-card bg-sunk p-7 sm:p-8 dark:border dark:border-line"
              }
            >
              <Icon name={icon} className="row-span-2 size-6.5 text-lapis" />
              <h3 className={`text-[1.3125rem] ${rows ? "" : "mt-4"}`}>{title}</h3>
              <p className="mt-2 text-[1rem]/[1.6] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
