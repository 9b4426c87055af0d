const inputs = ["pointerdown", "keydown", "touchstart", "wheel", "focusin", "scroll"];

/**
 * Runs `task` once: when the page has loaded and the browser is idle, or on the first touch, key
 * press or scroll. A prerendered page waits until it is shown.
 */
export function afterLoad(task: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", () => afterLoad(task), { once: true });
    return;
  }
  let done = false;
  const run = () => {
    if (!done) task();
    done = true;
  };
  // WebKit has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(run);
  // Requesting a script before the first paint would delay that paint.
  const whenPainted = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: "paint", buffered: true });
  for (const input of inputs)
    addEventListener(input, run, { capture: true, passive: true, once: true });
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
