import { root } from "./attributes.ts";
import { wantsNoMotion } from "./motion.ts";

/** A page that is still here after this, in ms, is shown again: the network is slow, or has failed. */
const showAgainMs = 2000;

/** The site's page a click leads to; undefined for what is the browser's own: other tabs, files, other sites. */
function pageBehind(event: MouseEvent): URL | undefined {
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
 * The first half of a page change (specification 2.2): the page fades out, then the browser goes on. A link
 * to the page one is on goes to its top.
 */
export function leaveBeforeGoing(): void {
  document.addEventListener("click", (event) => {
    const to = pageBehind(event);
    if (!to) return;
    if (to.pathname + to.search === location.pathname + location.search) {
      root.dataset["glide"] = "";
      if (to.hash) return; // the browser scrolls there
      event.preventDefault();
      scrollTo({ top: 0 });
    } else if (!wantsNoMotion()) {
      event.preventDefault();
      void leave(to);
    }
  });
  // Smooth scrolling lags behind someone who tabs quickly: the focus would be out of sight.
  addEventListener("keydown", ({ key }) => key === "Tab" && delete root.dataset["glide"]);
  // Kept for Back, the page is shown as it was.
  addEventListener("pageshow", ({ persisted }) => persisted && delete root.dataset["page"]);
}

let showingAgain: ReturnType<typeof setTimeout> | undefined;

async function leave(to: URL) {
  clearTimeout(showingAgain);
  if (root.dataset["page"] !== "waits") {
    root.dataset["page"] = "leaves";
    const animations = document.querySelector("main")?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    // Out of sight, but where it was: browsers remember the place by what stands there.
    root.dataset["page"] = "waits";
  }
  location.assign(to);
  showingAgain = setTimeout(() => delete root.dataset["page"], showAgainMs);
}
