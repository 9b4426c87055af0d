import type { AboutPage } from "#src/content/schemas/about.ts";
import { SectionHeading } from "#src/ui/section-heading.tsx";

/** A line with a gate for each year: from left to right, on phones from top to bottom. */
export const Years = ({ content: { heading, items } }: { content: AboutPage["years"] }) =>
  items.length > 0 && (
    <section className="page section-gap">
      <SectionHeading heading={heading} />
      <ol className="years">
        {items.map(({ year, text }) => (
          <li key={year}>
            <p className="font-display text-title font-bold">{year}</p>
            <p className="mt-1.5 text-[1rem]/6 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
