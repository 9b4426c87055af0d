/** What eyes and screen readers are told about an element. */
export type Look = {
  text: string;
  /** What is multiplied of opacity between it and the page: 0 is unseen, 1 is all there. */
  opacity: number;
  width: number;
  height: number;
  /** Whether its middle is in the window. */
  inView: boolean;
  focused: boolean;
  expanded: string | null;
  pressed: string | null;
  invalid: string | null;
  /** The texts it is described by. */
  description: string;
  value: string | undefined;
};

/** Runs in the page, as text: it stands for itself. @returns null for what is not rendered */
export function lookInPage(element: HTMLElement | null): Look | null {
  if (!element) return null;
  const words = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return {
    text: words(element.textContent),
    opacity,
    width,
    height,
    inView: middle.x >= 0 && middle.x < innerWidth && middle.y >= 0 && middle.y < innerHeight,
    focused: document.activeElement === element,
    expanded: element.getAttribute("aria-expanded"),
    pressed: element.getAttribute("aria-pressed"),
    invalid: element.getAttribute("aria-invalid"),
    description: words(ids.map((id) => document.getElementById(id)?.textContent).join(" ")),
    value: "value" in element ? String(element.value) : undefined,
  };
}
