import { motionValue, springValue, styleEffect } from "motion";
import styles from "./cursor.css?inline";
import { store, stored } from "./storage.ts";

/** Their sizes, and the offsets that center them under the pointer, are in cursor.css. */
const rings = [
  { className: "cursor-outer", growth: 1.5, spring: { stiffness: 500, damping: 40, mass: 0.6 } },
  { className: "cursor-inner", growth: 1.2, spring: { stiffness: 1200, damping: 60, mass: 0.4 } },
] as const;

const actionable = "a, button, input, textarea, select, summary, [role=tab]";
/** Session storage key for the pointer's last position on the previous page, as `x y`; empty if it was outside. */
const positionKey = "pointer";

/** Of its own, not in an element within it. */
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.nodeValue?.trim());

/** Adds two rings that follow the mouse, beside the real pointer, and grow over links and controls. */
export function followPointer(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const layer = document.createElement("div");
  layer.className = "cursor";
  layer.ariaHidden = "true";
  const position = stored("sessionStorage", positionKey)?.match(/[\d.]+/g);
  const [left, top] = position?.map(Number) ?? [];
  const x = motionValue(left ?? -100);
  const y = motionValue(top ?? -100);
  const scales = rings.map(({ className, spring }) => {
    const ring = document.createElement("span");
    ring.className = className;
    layer.append(ring);
    const scale = motionValue(1);
    styleEffect(ring, {
      x: springValue(x, spring),
      y: springValue(y, spring),
      scale: springValue(scale, spring),
    });
    return scale;
  });
  const show = (inside: boolean) => layer.classList.toggle("inside", inside);
  show(left !== undefined);
  document.body.append(layer);

  const follow = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    x.set(clientX);
    y.set(clientY);
    show(true);
    const acting = target.closest(actionable) !== null;
    layer.classList.toggle("acting", acting);
    layer.classList.toggle("reading", !acting && hasText(target));
    rings.forEach(({ growth }, index) => scales[index]?.set(acting ? growth : 1));
  };
  addEventListener("pointermove", follow, { passive: true });
  // Scrolling brings something else under a mouse at rest.
  addEventListener("pointerover", follow, { passive: true });
  document.documentElement.addEventListener("mouseenter", () => show(true));
  document.documentElement.addEventListener("mouseleave", () => show(false));
  const keep = () => {
    const inside = layer.classList.contains("inside");
    store("sessionStorage", positionKey, inside ? `${x.get()} ${y.get()}` : "");
  };
  addEventListener("pagehide", keep);
  // A page that was prerendered may read the tab's storage before this one is hidden.
  addEventListener("pointerdown", keep, { passive: true });
}
