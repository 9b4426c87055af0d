/** Share of an element that has to be seen before it counts (specification, section 9). */
const threshold = 0.1;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `onSeen` once, when a tenth of the element is in view.
 * @returns stops waiting
 */
export function whenVisible(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(report, { threshold });
  waiting.set(element, onSeen);
  observer.observe(element);
  return () => forget(element);
}

function report(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const onSeen = waiting.get(target);
    forget(target);
    onSeen?.();
  }
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}
