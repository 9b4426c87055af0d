/** Share of an element that has to be in view (specification, section 9). */
const threshold = 0.1;

/** Calls `onSeen` once for each element, when a tenth of it is in view. */
export function whenSeen(
  elements: Iterable<HTMLElement>,
  onSeen: (element: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          onSeen(target);
        }
    },
    { threshold },
  );
  for (const element of elements) observer.observe(element);
}
