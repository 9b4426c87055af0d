import { type UIEvent, useRef, useState } from "react";
import { fill, type Sentences } from "#contract/sentences/fill.ts";
import type { home } from "#src/content/home.ts";
import type { Quoted } from "#src/lib/quoted.ts";
import { Icon } from "#src/ui/icon.tsx";
import { QuoteFigure } from "#src/ui/quote-figure.tsx";

type Content = NonNullable<(typeof home)["testimonials"]> & { quotes: readonly Quoted[] };

type Words = Pick<
  Sentences["page"],
  | "carousel"
  | "slide"
  | "testimonials"
  | "testimonialSlides"
  | "previousTestimonial"
  | "nextTestimonial"
  | "goToTestimonial"
  | "slideOf"
>;
type TestimonialsProps = { content: Content; words: Words };

/** As many are in view at a time on wide screens, which then need no carousel. */
export const slidesInView = 3;

/** In pixels, as in the classes of the row (docs/specification.md#home). */
const gap = 30;

const control =
  "grid size-11 place-items-center rounded-control border border-line bg-surface text-ink hover:border-edge hover:text-action";

/**
 * A natively scrolling row with snap points, so that swipe, wheel and arrow keys work without scripts. Buttons and
 * bullets scroll the row; the current slide is derived from its scroll position. Shows one, two or three slides
 * at a time.
 */
export function Testimonials({ content, words }: TestimonialsProps) {
  const { heading, lead, quotes } = content;
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** Slide the row is scrolling to; a quick second click continues from there. */
  const target = useRef<number>(undefined);

  const goTo = (index: number) => {
    target.current = index;
    row.current?.scrollTo({ left: index * pitchOf(row.current) });
  };

  /** Wraps around at both ends. */
  const step = (by: 1 | -1) => {
    if (!row.current) return;
    const last = indexAt(row.current, row.current.scrollWidth - row.current.clientWidth);
    const next = (target.current ?? current) + by;
    goTo(next > last ? 0 : next < 0 ? last : next);
  };

  const onScroll = ({ currentTarget, type }: UIEvent<HTMLElement>) => {
    const index = indexAt(currentTarget, currentTarget.scrollLeft);
    setCurrent(index);
    if (index === target.current || type === "scrollend") target.current = undefined;
  };

  return (
    <section className="page section-gap" aria-labelledby="testimonials">
      <div role="group" aria-roledescription={words.carousel} aria-label={words.testimonials}>
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-2xl">
            <h2 id="testimonials" className="text-heading">
              {heading}
            </h2>
            <p className="mt-4 text-lead text-muted">{lead}</p>
          </div>
          <div className="flex gap-2.5 no-scripts:hidden">
            <button type="button" className={control} onClick={() => step(-1)}>
              <Icon name="arrow-left" className="size-5" />
              <span className="sr-only">{words.previousTestimonial}</span>
            </button>
            <button type="button" className={control} onClick={() => step(1)}>
              <Icon name="arrow-right" className="size-5" />
              <span className="sr-only">{words.nextTestimonial}</span>
            </button>
          </div>
        </div>
        <div
          ref={row}
          className="swipe-row auto-cols-[100%] gap-[30px] overscroll-x-contain rounded-card motion-ok:scroll-smooth md:auto-cols-[calc((100%-30px)/2)] lg:auto-cols-[calc((100%-60px)/3)]"
          role="group"
          aria-label={words.testimonialSlides}
          // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={onScroll}
          onScrollEnd={onScroll}
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
              aria-current={index === current || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Width in px of a slide and the gap after it. */
const pitchOf = (row: Element) => (row.scrollWidth + gap) / row.childElementCount;

/** Index of the first visible slide at a scroll position. */
const indexAt = (row: Element, left: number) => Math.round(left / pitchOf(row));
