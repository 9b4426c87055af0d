import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";

type CarouselProps = {
  label: string;
  /** What one slide is, in the buttons' names: "Next testimonial". */
  slideName: string;
  heading: ReactNode;
  slides: readonly { id: string; slide: ReactNode }[];
};

const control =
  "grid size-11 place-items-center rounded-control border border-line bg-surface text-ink hover:border-edge hover:text-lapis";

/**
 * A row that scrolls natively, with snap points: swipe, wheel and arrow keys are the browser's,
 * before and without scripts. The buttons and bullets scroll it; where it stands is read back
 * from it, so the two cannot disagree. One, two or three slides a view (carousel.css).
 */
export function Carousel({ label, slideName, heading, slides }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where the row is on its way to: a second quick click counts from there. */
  const goal = useRef<number>(undefined);
  const release = () => {
    goal.current = undefined;
  };

  const goTo = (index: number) => {
    goal.current = index;
    const slide = row.current?.children[index];
    if (row.current && slide instanceof HTMLElement)
      row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  };

  /** Past either end it goes round. */
  const step = (by: 1 | -1) => {
    const last = lastStart(row.current);
    const next = (goal.current ?? current) + by;
    goTo(next > last ? 0 : next < 0 ? last : next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const act = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      Home: () => goTo(0),
      End: () => goTo(lastStart(row.current)),
    }[event.key];
    if (!act || event.target !== event.currentTarget) return;
    event.preventDefault();
    act();
  };

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
        {heading}
        <div className="flex gap-2.5 no-scripts:hidden">
          <button type="button" className={control} onClick={() => step(-1)}>
            <Icon name="arrow-left" className="size-5" />
            <span className="sr-only">Previous {slideName}</span>
          </button>
          <button type="button" className={control} onClick={() => step(1)}>
            <Icon name="arrow-right" className="size-5" />
            <span className="sr-only">Next {slideName}</span>
          </button>
        </div>
      </div>
      {/* The arrow keys only help the browser's own scrolling along, one slide at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={row}
        className="carousel-row"
        role="group"
        aria-label={`${label}, slides`}
        // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={() => setCurrent(firstInView(row.current))}
        onScrollEnd={() => firstInView(row.current) === goal.current && release()}
        onPointerDown={release}
        onWheel={release}
      >
        {slides.map(({ id, slide }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="carousel-bullets mt-6 flex justify-center no-scripts:hidden">
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={`Go to ${slideName} ${index + 1}`}
            aria-current={index === current ? "true" : undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    </div>
  );
}

/** Width of one step in px: a slide and the gap behind it. */
function pitch(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

const firstInView = (row: HTMLElement | null) =>
  row ? Math.round(row.scrollLeft / pitch(row)) : 0;

/** Index of the slide that stands first when the row is scrolled to its end. */
const lastStart = (row: HTMLElement | null) =>
  row ? Math.round((row.scrollWidth - row.clientWidth) / pitch(row)) : 0;
