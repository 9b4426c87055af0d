/** Calls `onSeen` once for each element, when 10% of it is in view (docs/specification.md#motion). */
export function onceVisible(
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
    { threshold: 0.1 },
  );
  for (const element of elements) observer.observe(element);
}
