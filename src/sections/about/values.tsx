import type { AboutPage } from "#src/content/schemas/about.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";

export const Values = ({ content }: { content: AboutPage["values"] }) => (
  <section className="page section-gap">
    <h2 className="mb-10 text-heading">{content.heading}</h2>
    <ul className="stagger grid gap-x-12 gap-y-10 md:grid-cols-3">
      {content.items.map(({ icon, tint, title, text }) => (
        <li key={title}>
          <div data-reveal="">
            <ArchIcon icon={icon} tint={tint} />
            <h3 className="mt-5 text-title">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
