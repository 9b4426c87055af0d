import { onceVisible } from "./once-visible.ts";

/** Milliseconds without input after which scrolling has ended. */
const scrollEndMs = 300;
const inputs = ["wheel", "touchmove", "scroll"];
const scrollKeys = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End| )$/;
const fields = "input, textarea, select, [contenteditable]";

/**
 * Fades blocks in when they are scrolled to (docs/specification.md#motion). Blocks are hidden only during scrolling
 * and below the viewport, so that printing, screenshots and find in page see the whole page otherwise.
 */
export function revealOnScroll(): void {
  const unseen = new Set(document.querySelectorAll<HTMLElement>("[data-reveal]"));
  /** Set while the visitor is scrolling. */
  let scrollEnd: ReturnType<typeof setTimeout> | undefined;

  onceVisible(unseen, (block) => {
    unseen.delete(block);
    block.dataset["reveal"] = "seen";
  });

  const onScroll = () => {
    if (scrollEnd === undefined) {
      // Blocks that are partly in view stay visible.
      const below = [...unseen].filter((it) => it.getBoundingClientRect().top >= innerHeight);
      for (const block of below) block.dataset["reveal"] = "waiting";
    }
    clearTimeout(scrollEnd);
    scrollEnd = setTimeout(() => {
      scrollEnd = undefined;
      for (const block of unseen) block.dataset["reveal"] = "";
    }, scrollEndMs);
  };
  for (const input of inputs) addEventListener(input, onScroll, { passive: true });
  // A key may jump, and after the jump it would be too late to hide the blocks.
  addEventListener("keydown", ({ key, target }) => {
    if (scrollKeys.test(key) && !(target as Element).closest(fields)) onScroll();
  });
}
