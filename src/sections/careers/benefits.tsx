import type { CareersPage } from "#src/content/types/careers.ts";
import type { Accent } from "#src/content/types/page.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

const tints = ["brick", "lapis", "saffron"] as const satisfies readonly Accent[];

/** Three ruled columns. */
export function Benefits({ content }: { content: CareersPage["benefits"] }) {
  return (
    <section className="page section-gap">
      <h2 className="mb-10 text-heading lg:mb-12">{content.heading}</h2>
      <ul className="stagger grid border-line max-md:border-y md:grid-cols-3">
        {content.columns.map(({ icon, title, items }, index) => (
          <li
            key={title}
            className="border-line not-last:max-md:border-b not-last:md:border-r max-md:py-8 md:px-6 md:first:pl-0 md:last:pr-0 lg:px-10"
          >
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
}
