/** Whoever uses the keyboard is always somewhere: what is gone, or off, leaves its focus to what is around it. */
export function keepFocus(): void {
  let around: Element[] = [];
  addEventListener("focusin", ({ target }) => {
    around = [];
    for (let it = target as Element | null; it; it = it.parentElement) around.push(it);
  });
  const look = () => {
    const [last] = around;
    if (last?.isConnected && !last.matches(":disabled")) return;
    // The page beside the form may have it. What is off loses it a moment later.
    if (![document.body, last].includes(document.activeElement ?? undefined)) return;
    for (const it of around.filter((element) => element instanceof HTMLElement)) {
      // An empty one may not be drawn.
      if (!it.checkVisibility() || it.matches(":disabled")) continue;
      it.tabIndex = -1;
      return it.focus({ preventScroll: true });
    }
  };
  const changes = { attributeFilter: ["disabled"], childList: true, subtree: true };
  new MutationObserver(look).observe(document.body, changes);
}
