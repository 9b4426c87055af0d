import type { IconBlurb } from "#content/schemas/fields.ts";
import { framedColumns, framedItem } from "#src/ui/framed-columns.ts";
import { Icon } from "#src/ui/icon.tsx";

type IconColumnsProps = { id: string; heading: string; items: readonly IconBlurb[] };

/** A grid with hairlines: the list's background, which shows through the gaps. */
export const IconColumns = ({ id, heading, items }: IconColumnsProps) => (
  <section className="page section-gap" aria-labelledby={id}>
    <h2 id={id} className="mb-10 text-heading">
      {heading}
    </h2>
    <ul
      className={`stagger grid gap-px overflow-clip rounded-card border border-line bg-line [--from:1] ${framedColumns(items.length)}`}
    >
      {items.map(({ icon, title, text }, index) => (
        <li key={title} className={framedItem(index, items.length)}>
          <div data-reveal="" className="h-full p-7 sm:p-8">
            <Icon name={icon} className="size-6.5 text-accent" />
            <h3 className="mt-4 text-title">{title}</h3>
            <p className="mt-2 text-compact text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
