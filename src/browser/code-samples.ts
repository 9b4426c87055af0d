import { whileVisible } from "./while-visible.ts";

/** How long each sample is shown (docs/specification.md#motion). */
const rotationMs = 5000;

/**
 * Makes the code samples (sections/home/code-panel.tsx) tabs. They rotate until the visitor selects one or presses
 * pause; not while the panel is hovered or focused, out of the window, in a hidden tab or under reduced motion.
 */
export function start(panel: Element): void {
  const tabs = [...panel.querySelectorAll<HTMLElement>("[role=tab]")];
  const samples = panel.querySelectorAll<HTMLElement>("[role=tabpanel]");
  const pauseButton = panel.querySelector("[role=tablist] + button");
  let current = 0;
  let stop: (() => void) | undefined;

  const show = (index: number) => {
    current = (index + tabs.length) % tabs.length;
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === current);
      tab.tabIndex = at === current ? 0 : -1;
      samples[at]?.toggleAttribute("data-shown", at === current);
    }
  };
  const rotate = () => {
    const timer = setInterval(() => {
      if (!panel.matches(":hover, :focus-within")) show(current + 1);
    }, rotationMs);
    return () => clearInterval(timer);
  };
  const setPaused = (paused: boolean) => {
    stop?.();
    stop = paused ? undefined : whileVisible(panel, rotate);
    // Its first child says what it does while the samples rotate, its last one while they are paused.
    const [pause, resume] = pauseButton?.children ?? [];
    pause?.toggleAttribute("hidden", paused);
    resume?.toggleAttribute("hidden", !paused);
  };
  const select = (index: number) => {
    show(index);
    setPaused(true);
  };

  pauseButton?.addEventListener("click", () => setPaused(stop !== undefined));
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => select(index));
    tab.addEventListener("keydown", (event) => {
      const forward = getComputedStyle(panel).direction === "rtl" ? -1 : 1;
      const to = {
        ArrowRight: index + forward,
        ArrowLeft: index - forward,
        Home: 0,
        End: -1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      select(to);
      tabs[current]?.focus();
    });
  }
  setPaused(false);
}
