import { isOver } from "#contract/days.ts";

/**
 * Takes openings that have closed from the picture above their list, in which a dark place follows if it has any, and from
 * the number beside it.
 */
export function darkenClosed(items: readonly HTMLElement[]): void {
  const now = Date.now();
  let left = items.length;
  for (const item of items) {
    if (!isOver(item.dataset["last"], now)) continue;
    left -= 1;
    const path = item.querySelector("a")?.getAttribute("href");
    const lit = document.querySelector(`main a[href="${path}"]`);
    const dark = lit?.parentElement?.querySelector(":scope > div");
    if (!item.contains(lit)) lit?.replaceWith(dark?.cloneNode(true) ?? "");
  }
  const number = document.querySelector<HTMLElement>("main span[data-one]");
  if (!number || left === items.length) return;
  number.textContent = `${left}`;
  if (left === 1) number.nextSibling?.replaceWith(` ${number.dataset["one"]}`);
}
