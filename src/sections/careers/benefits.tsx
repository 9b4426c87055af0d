import type { CareersPage } from "#src/content/types/careers.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Reveal } from "#src/ui/reveal.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

const tints = ["brick", "lapis", "saffron"] as const;

/** Three ruled columns. */
export const Benefits = ({ content }: { content: CareersPage["benefits"] }) => (
  <section className="page section-gap">
    <SectionHeading heading={content.heading} />
    <ul className="stagger grid divide-line border-line max-md:divide-y max-md:border-y md:grid-cols-3 md:divide-x">
      {content.columns.map(({ icon, title, items }, index) => (
        <li key={title} className="max-md:py-8 md:px-6 md:first:pl-0 md:last:pr-0 lg:px-10">
          <Reveal>
            <ArchIcon icon={icon} tint={tints[index] ?? "lapis"} />
            <h3 className="mt-5 text-title">{title}</h3>
            <ul className="mt-4 grid gap-3 text-muted">
              {items.map((item) => (
                <li key={item} className="flex gap-3 text-[1rem]/6">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-turq" />
                  {item}
                </li>
              ))}
            </ul>
          </Reveal>
        </li>
      ))}
    </ul>
  </section>
);
