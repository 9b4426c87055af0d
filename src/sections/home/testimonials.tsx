import { page as words } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import type { home } from "#src/entries/home.ts";
import type { Quoted } from "#src/lib/quoted.ts";
import { Icon } from "#src/ui/icon.tsx";
import { QuoteFigure } from "#src/ui/quote-figure.tsx";

type Content = NonNullable<(typeof home)["testimonials"]> & { quotes: readonly Quoted[] };

/** As many are in view at a time on wide screens, which then need no carousel. */
export const slidesInView = 3;

const control =
  "grid size-11 place-items-center rounded-control border border-line bg-surface text-ink hover:border-edge hover:text-action";

/**
 * A natively scrolling row with snap points, so that swipe, wheel and arrow keys work without scripts. Shows one, two or
 * three slides at a time, 30 px apart (docs/specification.md#home). src/browser/carousel.ts makes buttons and bullets
 * scroll it.
 */
export const Testimonials = ({ content: { heading, lead, quotes } }: { content: Content }) => (
  <section className="page section-gap" aria-labelledby="testimonials">
    <div
      data-module="carousel"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.testimonials}
    >
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <h2 id="testimonials" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 text-lead text-muted">{lead}</p>
        </div>
        <div className="flex gap-2.5 no-scripts:hidden">
          <button type="button" className={control}>
            <Icon name="arrow-left" className="size-5" />
            <span className="sr-only">{words.previousTestimonial}</span>
          </button>
          <button type="button" className={control}>
            <Icon name="arrow-right" className="size-5" />
            <span className="sr-only">{words.nextTestimonial}</span>
          </button>
        </div>
      </div>
      <div
        className="swipe-row auto-cols-[100%] gap-[30px] overscroll-x-contain rounded-card motion-ok:scroll-smooth md:auto-cols-[calc((100%-30px)/2)] lg:auto-cols-[calc((100%-60px)/3)]"
        role="group"
        aria-label={words.testimonialSlides}
        // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {quotes.map((quote, index) => (
          <div
            data-reveal=""
            key={quote.name}
            role="group"
            aria-roledescription={words.slide}
            aria-label={fill(words.slideOf, { number: index + 1, all: quotes.length })}
          >
            <QuoteFigure
              content={quote}
              className="h-full rounded-card border border-line bg-surface p-7 pb-4"
            />
          </div>
        ))}
      </div>
      {/* One bullet per scroll position: with several slides in view there are fewer positions than slides. */}
      <div className="mt-6 flex justify-center no-scripts:hidden *:size-7 *:rounded-full *:bg-edge *:bg-clip-content *:p-[9.5px] *:aria-[current]:bg-action *:aria-[current]:p-2 md:*:last:hidden lg:*:nth-last-2:hidden">
        {quotes.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-label={fill(words.goToTestimonial, { number: index + 1 })}
            aria-current={index === 0 || undefined}
          />
        ))}
      </div>
    </div>
  </section>
);
