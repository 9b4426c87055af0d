import { root } from "./attributes.ts";
import { prefersReducedMotion } from "./motion.ts";

/** Whether the visitor followed a link of this site, rather than reloading, typing the address or going Back. */
function cameByLink(): boolean {
  // "navigation" entries have this type. Firefox has no entry under resistFingerprinting.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Second half of a page change (docs/specification.md#motion): a page reached by a link is uncovered at its top
 * (src/styles/motion.css), then scrolls smoothly to the hash of the address, if any. The hash is removed from
 * the address until the page has been parsed; otherwise the browser would start at its target.
 */
export function animateArrival(): void {
  if (!cameByLink() || prefersReducedMotion()) return;

  const { hash, pathname, search } = location;
  if (hash) history.replaceState(history.state, "", pathname + search);
  let isMissing = Boolean(hash);
  const restoreHash = () => {
    if (isMissing) history.replaceState(history.state, "", hash);
    isMissing = false;
  };
  // Parsed, a task later: the browser scrolls to no target any more. Hidden: the visitor left before.
  addEventListener("DOMContentLoaded", () => setTimeout(restoreHash));
  addEventListener("pagehide", restoreHash);

  const end = () => {
    if (root.dataset["page"] !== "enters") return; // the visitor is leaving already
    delete root.dataset["page"];
    if (!hash) return;
    isMissing = false;
    root.dataset["smooth"] = "";
    location.replace(hash);
  };
  const isEntrance = ({ animationName }: Pick<AnimationEvent, "animationName">) =>
    animationName === "page-enter";
  for (const event of ["animationend", "animationcancel"] as const)
    addEventListener(event, (it) => isEntrance(it) && end());

  root.dataset["page"] = "waits";
  // Otherwise Chromium may paint half of the header first, and the header would flicker.
  const wholeHeader = { rel: "expect", href: "#header", blocking: "render" };
  document.head.append(Object.assign(document.createElement("link"), wholeHeader));
  /** Uncovers the page once there is something to see. */
  const start = () => {
    if (document.readyState === "loading" && !document.querySelector("h1"))
      return requestAnimationFrame(start);
    root.dataset["page"] = "enters";
    // Nothing moves where a user's style sheet or an extension turns animations off.
    return requestAnimationFrame(() => {
      // Other kinds of animation have no `animationName`.
      if (!(document.getAnimations() as CSSAnimation[]).some(isEntrance)) end();
    });
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
}
