import type { IconBlurb } from "#content/schemas/fields.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";

type ArchColumnsProps = { id: string; heading: string; items: readonly IconBlurb[] };

const tints = ["action", "label", "fourth"] as const;

/** Columns between hairlines, each below an arch of its own color. */
export const ArchColumns = ({ id, heading, items }: ArchColumnsProps) => (
  <section className="page section-gap" aria-labelledby={id}>
    <h2 id={id} className="mb-8 text-heading lg:mb-12">
      {heading}
    </h2>
    <ul className="stagger grid gap-y-8 md:auto-cols-fr md:grid-flow-col">
      {items.map(({ icon, title, text }, index) => (
        <li
          key={title}
          className="border-line md:px-6 md:not-last:border-e md:first:ps-0 md:last:pe-0 lg:px-10"
        >
          <div data-reveal="" className="max-md:grid max-md:grid-cols-[4.5rem_1fr] max-md:gap-x-5">
            <ArchIcon
              icon={icon}
              tint={tints[index % tints.length] ?? "action"}
              className="size-18 max-md:row-span-2 md:-ms-1.5"
              size="size-7"
            />
            <h3 className="text-title md:mt-5">{title}</h3>
            <p className="mt-2 text-compact text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
