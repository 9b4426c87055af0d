import { type UIEvent, useRef, useState } from "react";
import type { home } from "#src/content/home.ts";
import type { Quoted } from "#src/lib/quoted.ts";
import { Icon } from "#src/ui/icon.tsx";
import { QuoteFigure } from "#src/ui/quote-figure.tsx";

type Content = Pick<(typeof home)["testimonials"], "heading" | "lead"> & {
  quotes: readonly Quoted[];
};

const control =
  "grid size-11 place-items-center rounded-control border border-line bg-surface text-ink hover:border-edge hover:text-action";

/**
 * A row that scrolls natively, with snap points: swipe, wheel and arrow keys are the browser's,
 * before and without scripts. The buttons and bullets scroll it; where it stands is read back
 * from it, so the two cannot disagree. One, two or three slides a view (carousel.css).
 */
export function Testimonials({ content: { heading, lead, quotes } }: { content: Content }) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where the row is on its way to: a second quick click counts from there. */
  const goal = useRef<number>(undefined);

  const goTo = (index: number) => {
    goal.current = index;
    row.current?.scrollTo({ left: index * pitchOf(row.current) });
  };

  /** Past either end it goes round. */
  const step = (by: 1 | -1) => {
    if (!row.current) return;
    const last = placeAt(row.current, row.current.scrollWidth - row.current.clientWidth);
    const next = (goal.current ?? current) + by;
    goTo(next > last ? 0 : next < 0 ? last : next);
  };

  const onScroll = ({ currentTarget, type }: UIEvent<HTMLElement>) => {
    const place = placeAt(currentTarget, currentTarget.scrollLeft);
    setCurrent(place);
    if (place === goal.current || type === "scrollend") goal.current = undefined;
  };

  return (
    <section className="page section-gap" aria-labelledby="testimonials">
      <div role="group" aria-roledescription="carousel" aria-label="Testimonials">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-[40rem]">
            <h2 id="testimonials" className="text-heading">
              {heading}
            </h2>
            <p className="mt-4 text-lead text-muted">{lead}</p>
          </div>
          <div className="flex gap-2.5 no-scripts:hidden">
            <button type="button" className={control} onClick={() => step(-1)}>
              <Icon name="arrow-left" className="size-5" />
              <span className="sr-only">Previous testimonial</span>
            </button>
            <button type="button" className={control} onClick={() => step(1)}>
              <Icon name="arrow-right" className="size-5" />
              <span className="sr-only">Next testimonial</span>
            </button>
          </div>
        </div>
        <div
          ref={row}
          className="carousel-row"
          role="group"
          aria-label="Testimonials, slides"
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
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${quotes.length}`}
            >
              <QuoteFigure
                content={quote}
                className="h-full rounded-card border border-line bg-surface p-7"
              />
            </div>
          ))}
        </div>
        <div className="carousel-bullets mt-6 flex justify-center no-scripts:hidden">
          {quotes.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-label={`Go to testimonial ${index + 1}`}
              aria-current={index === current || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Width of one step in px: a slide and the gap behind it. */
function pitchOf(row: Element): number {
  const [first = 0, second = 1] = Array.from(
    row.children,
    (slide) => slide.getBoundingClientRect().x,
  );
  return second - first;
}

/** Which slide, from 0, stands first where the row is scrolled to. */
const placeAt = (row: Element, left: number) => Math.round(left / pitchOf(row));
