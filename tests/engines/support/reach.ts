/** Where an element stands in the window, in CSS pixels, and why nobody could click it there. */
type Reach = { left: number; top: number; obstacle: string | null };

/**
 * Brings the element's middle into the window, unless it is there already, and looks whether a
 * click there would hit it. The drivers scroll themselves, but not to the middle of what shows an
 * edge, and they do not wait for a page that scrolls smoothly. Runs in the page, as text: it stands
 * for itself.
 */
export function reachInPage(element: HTMLElement | null): Reach {
  const look = (): Reach => {
    if (!element) return { left: 0, top: 0, obstacle: "it is not there" };
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const cover = hit?.outerHTML.slice(0, 120) ?? "it is outside the window";
    return { left, top, obstacle: hit && element.contains(hit) ? null : cover };
  };
  const first = look();
  if (first.obstacle === null) return first;
  element?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return look();
}
