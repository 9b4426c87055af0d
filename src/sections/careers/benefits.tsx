import type { CareersPage } from "#src/content/schemas/careers.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Benefits = ({ content }: { content: CareersPage["benefits"] }) => (
  <section className="page section-gap">
    <SectionHeading heading={content.heading} />
    <ul className="stagger grid border-line max-md:border-y md:grid-cols-3">
      {content.columns.map(({ icon, tint, title, items }) => (
        <li
          key={title}
          className="border-line max-md:py-4 not-last:max-md:border-b md:px-6 md:not-last:border-r md:first:pl-0 md:last:pr-0 lg:px-10"
        >
          <div data-reveal="">
            <div className="items-center gap-4 max-md:flex max-md:*:first:-my-2">
              <ArchIcon icon={icon} tint={tint} />
              <h3 className="text-title md:mt-5">{title}</h3>
            </div>
            <ul className="mt-4 grid gap-2 md:gap-3 text-muted">
              {items.map((item) => (
                <li key={item} className="flex gap-3 max-md:text-small/6 md:text-[1rem]/6">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-turq" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
