/**
 * Runs something that moves by itself only while it is seen: in the window, in a visible tab, without reduced motion.
 * @param start begins to move the element, and returns what stops it
 * @returns ends it
 */
export function whileVisible(element: Element, start: () => () => void): () => void {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let isInWindow = false;
  let stop: (() => void) | undefined;
  const update = () => {
    const runs = isInWindow && !document.hidden && !reduced.matches;
    if (runs) stop ??= start();
    else {
      stop?.();
      stop = undefined;
    }
  };
  const observer = new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  reduced.addEventListener("change", update);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
    reduced.removeEventListener("change", update);
    stop?.();
  };
}
