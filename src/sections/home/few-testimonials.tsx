import type { home } from "#src/entries/home.ts";
import type { Quoted } from "#src/lib/quoted.ts";
import { QuoteFigure } from "#src/ui/quote-figure.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

type Content = NonNullable<(typeof home)["testimonials"]> & { quotes: readonly Quoted[] };

/** As many as the carousel shows at a time: they stand side by side instead. */
export const FewTestimonials = ({ content: { heading, lead, quotes } }: { content: Content }) => (
  <section id="testimonials" className="page section-gap">
    <SectionHeading heading={heading} lead={lead} />
    <ul className="grid gap-7.5 lg:auto-cols-fr lg:grid-flow-col">
      {quotes.map((quote) => (
        <li key={quote.name} data-reveal="">
          <QuoteFigure
            content={quote}
            className="h-full rounded-card border border-line bg-surface p-7"
          />
        </li>
      ))}
    </ul>
  </section>
);
