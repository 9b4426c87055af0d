import type { CareersPage } from "#content/schemas/careers.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Benefits = ({ content }: { content: CareersPage["benefits"] }) =>
  content && (
    <section className="page section-gap">
      <SectionHeading heading={content.heading} />
      <ul className="stagger grid border-line max-md:border-y md:auto-cols-fr md:grid-flow-col">
        {content.columns.map(({ icon, tint, title, items }) => (
          <li
            key={title}
            className="border-line max-md:py-4 not-last:max-md:border-b md:px-6 md:not-last:border-e md:first:ps-0 md:last:pe-0 lg:px-10"
          >
            <div data-reveal="">
              <div className="items-center gap-4 max-md:flex max-md:*:first:-my-2">
                <ArchIcon icon={icon} tint={tint} className="-ms-1.25 size-16" />
                <h3 className="text-title md:mt-5">{title}</h3>
              </div>
              <CheckList items={items} className="mt-4 gap-2 md:gap-3 text-muted text-compact" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
