const inputs = ["pointerdown", "keydown", "touchstart", "wheel", "focusin", "scroll"];

/**
 * Runs `task` once: when the page has loaded and the browser is idle, or at the first touch, key or
 * scroll. In a prerendered page it waits until the page is shown.
 */
export function afterLoad(task: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", () => afterLoad(task), { once: true });
    return;
  }
  let done = false;
  const run = () => {
    for (const input of inputs) removeEventListener(input, run, true);
    if (!done) task();
    done = true;
  };
  // WebKit has no requestIdleCallback.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 50);
  // Asked for before the first paint, a script would delay it.
  const whenPainted = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: "paint", buffered: true });
  for (const input of inputs) addEventListener(input, run, { capture: true, passive: true });
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
