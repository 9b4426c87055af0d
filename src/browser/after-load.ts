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
  for (const input of inputs) addEventListener(input, run, { capture: true, passive: true });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
