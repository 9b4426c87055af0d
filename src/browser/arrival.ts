import { root } from "./attributes.ts";
import { prefersReducedMotion } from "./motion.ts";

/** Whether the visitor followed a link of this site, rather than reloading, typing the address or going Back. */
function cameByLink(): boolean {
  // "navigation" entries have this type. Firefox has no entry under resistFingerprinting.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Second half of a page change (specification 2.2): a page reached by a link fades in at its top
 * (src/styles/motion.css), then scrolls smoothly to the hash of the address, if any. The hash is removed from
 * the address meanwhile; otherwise the browser would start at its target.
 */
export function animateArrival(): void {
  if (!cameByLink() || prefersReducedMotion()) return;

  const { hash, pathname, search } = location;
  if (hash) history.replaceState(history.state, "", pathname + search);
  // Not sent if the visitor leaves before.
  addEventListener("animationend", ({ animationName }) => {
    if (animationName !== "page-enter") return;
    delete root.dataset["page"];
    if (!hash) return;
    root.dataset["glide"] = "";
    location.replace(hash);
  });
  root.dataset["page"] = "waits";
  // Otherwise Chromium may paint half of the header first, and the header would flicker.
  const wholeHeader = { rel: "expect", href: "#header", blocking: "render" };
  document.head.append(Object.assign(document.createElement("link"), wholeHeader));
  /** Fades in once there is something to see. */
  const start = () => {
    if (document.querySelector("h1")) root.dataset["page"] = "enters";
    else requestAnimationFrame(start);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
}
