import { useEffect, useRef } from "react";
import { whenVisible } from "#src/lib/visibility.ts";

/** How long the count takes (specification, section 9). */
const durationMs = 2000;

/**
 * A figure that counts up from 0 when it is first seen. The final figure is in the page, and for
 * assistive technology, throughout; what counts is a copy for the eyes that covers it meanwhile.
 */
export function CountUp({ value, suffix }: { value: number; suffix: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let frame = 0;
    const stopWaiting = whenVisible(element, () => {
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min((now - start) / durationMs, 1);
        const eased = 1 - (1 - part) ** 3;
        if (part === 1) delete element.dataset.counting;
        else element.dataset.counting = `${Math.round(value * eased)}${suffix}`;
        if (part < 1) frame = requestAnimationFrame(step);
      };
      step(start);
    });
    return () => {
      stopWaiting();
      cancelAnimationFrame(frame);
      delete element.dataset.counting;
    };
  }, [value, suffix]);

  return (
    <span ref={ref} className="count-up">
      {value}
      {suffix}
    </span>
  );
}
