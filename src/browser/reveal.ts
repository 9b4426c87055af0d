import { whenSeen } from "./when-seen.ts";

/** How far below the window a block is made ready: further than one step of a wheel. */
const ahead = "60%";
/** A page that has not been scrolled for so long, in ms, is at rest. */
const restMs = 300;
const starts = ["wheel", "touchmove", "keydown", "scroll"];

const setState = (block: HTMLElement, state: "" | "waiting") => {
  block.dataset["reveal"] = state;
};

/**
 * Blocks fade in when they are scrolled to (specification, section 9). They are hidden only while the
 * visitor scrolls, and just below the window: a page at rest hides nothing from printers, screenshots or find in page.
 */
export function revealOnScroll(): void {
  const blocks = document.querySelectorAll<HTMLElement>("[data-reveal]");
  const below = new Set<HTMLElement>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const block = target as HTMLElement; // only those are observed
        const isBelow = isIntersecting && boundingClientRect.top >= innerHeight;
        if (isBelow) below.add(block);
        else below.delete(block);
        if (isBelow && rest !== undefined) setState(block, "waiting");
      }
    },
    { rootMargin: `0px 0px ${ahead} 0px` },
  );
  for (const block of blocks) observer.observe(block);
  whenSeen(blocks, (block) => {
    observer.unobserve(block);
    below.delete(block);
    setState(block, "");
  });

  const onScroll = () => {
    // Not those that have come partly into the window since: what can be seen is not taken away.
    if (rest === undefined)
      for (const block of below)
        if (block.getBoundingClientRect().top >= innerHeight) setState(block, "waiting");
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = undefined;
      for (const block of blocks) setState(block, "");
    }, restMs);
  };
  for (const start of starts) addEventListener(start, onScroll, { passive: true });
}
