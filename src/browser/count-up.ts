import { prefersReducedMotion } from "./motion.ts";
import { onceVisible } from "./once-visible.ts";

/** How long the count takes (docs/specification.md#motion). */
const durationMs = 2000;

/**
 * Counts figures up from 0 when they are first seen. The markup keeps the final figure; the running
 * number is generated content painted over it (styles/home.css).
 */
export function countUp(): void {
  if (prefersReducedMotion()) return;
  onceVisible(document.querySelectorAll<HTMLElement>(".count-up"), count);
}

function count(figure: HTMLElement) {
  // Grouped as the final figure, whose digits need not be Latin.
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  const text = figure.textContent;
  const value = Number(figure.getAttribute("value"));
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min((now - start) / durationMs, 1);
    const eased = 1 - (1 - part) ** 3;
    if (part === 1) delete figure.dataset["counting"];
    else
      figure.dataset["counting"] = text.replace(format(value), format(Math.round(value * eased)));
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}
