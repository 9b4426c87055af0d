/** Share of an element that has to be seen before it counts (specification, section 9). */
const threshold = 0.1;

type Waiting = { onSeen: () => void; onBelow: (() => void) | undefined };

const waiting = new Map<Element, Waiting>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `onSeen` once, when a tenth of the element is in view. The place is what the observer
 * says: asking the element for it would make the browser lay the page out there and then.
 *
 * @param onBelow called if the element starts out below the window, out of sight
 * @returns stops waiting
 */
export function whenVisible(
  element: Element,
  onSeen: () => void,
  onBelow?: () => void,
): () => void {
  observer ??= new IntersectionObserver(report, { threshold });
  waiting.set(element, { onSeen, onBelow });
  observer.observe(element);
  return () => forget(element);
}

function report(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries) {
    const { onSeen, onBelow } = waiting.get(target) ?? {};
    if (isIntersecting) {
      forget(target);
      onSeen?.();
    } else if (boundingClientRect.top >= (rootBounds?.height ?? innerHeight)) onBelow?.();
  }
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}
