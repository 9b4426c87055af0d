import { root } from "./attributes.ts";
import { prefersReducedMotion } from "./motion.ts";

/** Milliseconds after which the page is shown again if the navigation has not happened (slow or failed network). */
const showAgainMs = 2000;
/** As `--leave` in src/styles/tokens.css. */
const leaveMs = 160;

/** The page of this site that a click leads to; undefined if the browser handles it (new tab, file, other site). */
function destinationOf(event: MouseEvent): URL | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  return isFile ? undefined : new URL(link.href);
}

/**
 * First half of a page change (docs/specification.md#motion): an arch covers the page before the browser navigates
 * (src/styles/motion.css). A link to the current page scrolls to its top.
 */
export function animateDeparture(): void {
  document.addEventListener("click", (event) => {
    const to = destinationOf(event);
    if (!to) return;
    if (to.pathname + to.search === location.pathname + location.search) {
      root.dataset["smooth"] = "";
      if (to.hash) return; // the browser scrolls there
      event.preventDefault();
      scrollTo({ top: 0 });
    } else if (!prefersReducedMotion()) {
      event.preventDefault();
      leave(to);
    }
  });
  // Smooth scrolling lags behind quick tabbing and leaves the focus off screen.
  addEventListener("keydown", ({ key }) => key === "Tab" && delete root.dataset["smooth"]);
  // Restored from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && delete root.dataset["page"]);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function leave(to: URL) {
  clearTimeout(timer);
  root.dataset["page"] = "leaves";
  // Counted from the click: a slow browser shows less of the animation instead of navigating later.
  timer = setTimeout(() => {
    location.assign(to);
    timer = setTimeout(() => delete root.dataset["page"], showAgainMs);
  }, leaveMs);
}
