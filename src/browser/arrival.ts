import { root } from "./attributes.ts";
import { wantsNoMotion } from "./motion.ts";

/** Whether a link of this site led here; a reload, a typed address or the way back did not. */
function cameByLink(): boolean {
  // Nothing else is of this type. Firefox has none where it resists fingerprinting.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
}

/** Once the page has faded in. */
const entered = async () => {
  const main = document.querySelector("main");
  await Promise.allSettled(main?.getAnimations().map(({ finished }) => finished) ?? []);
  // It may be leaving already.
  if (root.dataset["page"] === "enters") delete root.dataset["page"];
};

/**
 * The second half of a page change (specification 2.2): a page that was reached by a link fades in,
 * at its top. If the address has a hash, the page glides there afterwards; the browser would start
 * there, and is kept from it by taking the hash away for that long.
 */
export function enter(): void {
  if (!cameByLink() || wantsNoMotion()) return;

  const { hash, pathname, search } = location;
  if (hash) history.replaceState(history.state, "", pathname + search);
  const glide = async () => {
    await entered();
    if (!hash) return;
    root.dataset["glide"] = "";
    location.replace(hash);
  };
  const start = () => {
    root.dataset["page"] = "enters";
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", glide);
    else void glide();
  };
  if (!document.prerendering) return start();
  root.dataset["page"] = "waits";
  document.addEventListener("prerenderingchange", start, { once: true });
}
