/* Whoever uses the keyboard is always somewhere: what is gone, or cannot be pressed any more, leaves its focus to what is around it. */

let around: Element[] = [];

addEventListener("focusin", ({ target }) => {
  around = [];
  for (let it = target as Element | null; it; it = it.parentElement) around.push(it);
});

new MutationObserver(() => {
  const isThere = around[0]?.isConnected && !around[0].matches(":disabled");
  if (isThere || document.activeElement !== document.body) return;
  const next = around.find(
    (it): it is HTMLElement => it.isConnected && it.matches("fieldset, section, form, main"),
  );
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}).observe(document.body, { attributeFilter: ["disabled"], childList: true, subtree: true });
