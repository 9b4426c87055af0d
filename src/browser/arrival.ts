import { root } from "./attributes.ts";
import { mainAnimationsFinished, prefersReducedMotion } from "./motion.ts";

/** Whether the visitor followed a link of this site, rather than reloading, typing the address or going Back. */
function cameByLink(): boolean {
  // "navigation" entries have this type. Firefox has no entry under resistFingerprinting.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Second half of a page change (specification 2.2): a page reached by a link fades in at its top, then
 * scrolls smoothly to the hash of the address, if any. The hash is removed from the address meanwhile;
 * otherwise the browser would start at its target.
 */
export function fadeIn(): void {
  if (!cameByLink() || prefersReducedMotion()) return;

  const { hash, pathname, search } = location;
  if (hash) history.replaceState(history.state, "", pathname + search);
  const finish = async () => {
    await mainAnimationsFinished();
    // By now the page may already be fading out.
    if (root.dataset["page"] === "enters") delete root.dataset["page"];
    if (!hash) return;
    root.dataset["glide"] = "";
    location.replace(hash);
  };
  const start = () => {
    root.dataset["page"] = "enters";
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", finish);
    else void finish();
  };
  if (!document.prerendering) return start();
  root.dataset["page"] = "waits";
  document.addEventListener("prerenderingchange", start, { once: true });
}
