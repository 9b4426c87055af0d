import type { AboutPage } from "#src/content/types/about.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

const tints = ["lapis", "saffron", "turq"] as const;

export const Values = ({ content }: { content: AboutPage["values"] }) => (
  <section className="page section-gap">
    <h2 className="mb-10 text-heading">{content.heading}</h2>
    <ul className="stagger grid gap-x-12 gap-y-10 md:grid-cols-3">
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
