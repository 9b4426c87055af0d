import type { AboutPage } from "#app/content/types/about.ts";
import type { Accent } from "#app/content/types/page.ts";
import { ArchIcon } from "#app/ui/arch-icon.tsx";
import { Reveal } from "#app/ui/reveal.tsx";

const tints = ["lapis", "saffron", "turq"] as const satisfies readonly Accent[];

export function Values({ content }: { content: AboutPage["values"] }) {
  return (
    <section className="page section-gap">
      <h2 className="mb-10 text-heading">{content.heading}</h2>
      <ul data-stagger="" className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {content.items.map(({ icon, title, text }, index) => (
          <li key={title}>
            <Reveal>
              <ArchIcon icon={icon} tint={tints[index] ?? "lapis"} />
              <h3 className="mt-5 text-title">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
