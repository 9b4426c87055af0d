/** Whoever uses the keyboard is always somewhere: what is gone, or off, leaves its focus to what is around it. */
export function keepFocus(): void {
  let around: Element[] = [];
  addEventListener("focusin", ({ target }) => {
    around = [];
    for (let it = target as Element | null; it; it = it.parentElement) around.push(it);
  });
  const look = () => {
    const isThere = around[0]?.isConnected && !around[0].matches(":disabled");
    if (isThere || document.activeElement !== document.body) return;
    const next = around.find(
      (it): it is HTMLElement => it.isConnected && it.matches("fieldset, section, form, main"),
    );
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const changes = { attributeFilter: ["disabled"], childList: true, subtree: true };
  new MutationObserver(look).observe(document.body, changes);
}
