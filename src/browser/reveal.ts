import { whenSeen } from "./when-seen.ts";

/** Blocks within this share of the viewport height below it are prepared: more than one step of a wheel. */
const margin = "60%";
/** Milliseconds without input after which scrolling has ended. */
const scrollEndMs = 300;
const inputs = ["wheel", "touchmove", "keydown", "scroll"];

const setState = (block: HTMLElement, state: "" | "waiting") => {
  block.dataset["reveal"] = state;
};

/**
 * Fades blocks in when they are scrolled to (specification, section 9). Blocks are hidden only during scrolling
 * and just below the viewport, so that printing, screenshots and find in page see the whole page otherwise.
 */
export function revealOnScroll(): void {
  const blocks = document.querySelectorAll<HTMLElement>("[data-reveal]");
  const below = new Set<HTMLElement>();
  /** Set while the visitor is scrolling. */
  let scrollEnd: ReturnType<typeof setTimeout> | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const block = target as HTMLElement; // only those are observed
        const isBelow = isIntersecting && boundingClientRect.top >= innerHeight;
        if (isBelow) below.add(block);
        else below.delete(block);
        if (isBelow && scrollEnd !== undefined) setState(block, "waiting");
      }
    },
    { rootMargin: `0px 0px ${margin} 0px` },
  );
  for (const block of blocks) observer.observe(block);
  whenSeen(blocks, (block) => {
    observer.unobserve(block);
    below.delete(block);
    setState(block, "");
  });

  const onScroll = () => {
    // Blocks that have come partly into view since then stay visible.
    if (scrollEnd === undefined)
      for (const block of below)
        if (block.getBoundingClientRect().top >= innerHeight) setState(block, "waiting");
    clearTimeout(scrollEnd);
    scrollEnd = setTimeout(() => {
      scrollEnd = undefined;
      for (const block of blocks) setState(block, "");
    }, scrollEndMs);
  };
  for (const input of inputs) addEventListener(input, onScroll, { passive: true });
}
