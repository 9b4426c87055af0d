import { motionValue, springValue, styleEffect } from "motion";
import { useEffect, useRef } from "react";

/** Their sizes, and the offsets that put their middles under the pointer, are in frame.css. */
const rings = [
  { className: "cursor-outer", growth: 1.5, spring: { stiffness: 500, damping: 40, mass: 0.6 } },
  { className: "cursor-inner", growth: 1.2, spring: { stiffness: 1200, damping: 60, mass: 0.4 } },
] as const;

const actionable = "a, button, input, textarea, select, summary, [role=tab]";

/** Two rings that follow the mouse beside the real pointer, and grow on what can be acted on. */
export default function CursorRings() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? followPointer(layer.current) : undefined), []);

  return (
    <div ref={layer} aria-hidden="true" className="cursor">
      {rings.map(({ className }) => (
        <span key={className} className={className} />
      ))}
    </div>
  );
}

/** @returns lets go of the pointer */
function followPointer(layer: HTMLElement): () => void {
  const x = motionValue(-100);
  const y = motionValue(-100);
  const scales = rings.map(() => motionValue(1));
  const stops = rings.map(({ className, spring }, index) => {
    const ring = layer.querySelector<HTMLElement>(`.${className}`);
    const scale = scales[index];
    if (!ring || !scale) return () => undefined;
    return styleEffect(ring, {
      x: springValue(x, spring),
      y: springValue(y, spring),
      scale: springValue(scale, spring),
    });
  });
  const events = new AbortController();
  const on = { passive: true, signal: events.signal } as const;
  const root = document.documentElement;
  const show = (inside: boolean) => layer.toggleAttribute("data-inside", inside);

  addEventListener(
    "pointermove",
    ({ pointerType, clientX, clientY, target }) => {
      if (pointerType !== "mouse") return;
      x.set(clientX);
      y.set(clientY);
      show(true);
      const acting = target instanceof Element && target.closest(actionable) !== null;
      layer.toggleAttribute("data-acting", acting);
      rings.forEach(({ growth }, index) => scales[index]?.set(acting ? growth : 1));
    },
    on,
  );
  root.addEventListener("mouseenter", () => show(true), on);
  root.addEventListener("mouseleave", () => show(false), on);

  return () => {
    events.abort();
    for (const stop of stops) stop();
  };
}
