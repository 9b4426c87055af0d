/**
 * Makes the buttons and bullets of a carousel (sections/home/testimonials.tsx) scroll its row. The current slide is
 * derived from the row's scroll position.
 */
export function start(carousel: Element): void {
  const row = carousel.querySelector<HTMLElement>(".swipe-row");
  const [previous, next, ...bullets] = carousel.querySelectorAll("button");
  if (!row) return;
  let current = 0;
  /** Slide the row is scrolling to; a quick second click continues from there. */
  let target: number | undefined;

  /** Width in px of a slide and the gap after it; negative in text from right to left, as scroll positions are. */
  const pitch = () => {
    const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect().left);
    return (second ?? 0) - (first ?? 0);
  };
  /** Index of the first visible slide at a scroll position. */
  const indexAt = (left: number) => Math.round(left / pitch());

  const goTo = (index: number) => {
    target = index;
    row.scrollTo({ left: index * pitch() });
  };
  /** Wraps around at both ends. */
  const step = (by: 1 | -1) => {
    const last = indexAt((row.scrollWidth - row.clientWidth) * Math.sign(pitch()));
    const index = (target ?? current) + by;
    goTo(index > last ? 0 : index < 0 ? last : index);
  };
  const onScroll = ({ type }: Event) => {
    current = indexAt(row.scrollLeft);
    for (const [index, bullet] of bullets.entries())
      bullet.ariaCurrent = index === current ? "true" : null;
    if (current === target || type === "scrollend") target = undefined;
  };

  previous?.addEventListener("click", () => step(-1));
  next?.addEventListener("click", () => step(1));
  for (const [index, bullet] of bullets.entries())
    bullet.addEventListener("click", () => goTo(index));
  row.addEventListener("scroll", onScroll);
  row.addEventListener("scrollend", onScroll);
}
