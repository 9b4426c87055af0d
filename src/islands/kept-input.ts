/*
 * Extensions and translators change pages under React. If they do before hydration, React draws the island anew; if
 * a component fails, React removes the island. Both take with them what was typed.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The same element in another rendering of the island: by its id, as extensions may have changed the rest; of those
 * without an id by names and order.
 */
function counterpart<T extends Element>(element: T, old: ParentNode, now: ParentNode) {
  const byId = element.id && now.querySelector<T>(`${element.localName}#${CSS.escape(element.id)}`);
  if (byId) return byId;
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll<T>(element.localName)].filter((other) =>
      ["name", "type", "aria-describedby"].every(
        (name) => other.getAttribute(name) === element.getAttribute(name),
      ),
    );
  return alike(now)[alike(old).indexOf(element)];
}

/** Copies what was typed, selected or chosen, and lets the island know. */
function copyInput(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === "file") {
    if (!from.files?.length) return;
    // A list of its own: resetting one input empties the list that both would share.
    const copy = new DataTransfer();
    for (const file of from.files) copy.items.add(file);
    to.files = copy.files;
  } else {
    if (from.value === to.value) return;
    to.value = from.value;
  }
  for (const type of ["input", "change"]) to.dispatchEvent(new Event(type, { bubbles: true }));
}

function focusAgain(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Fields of type email have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function watch(island: HTMLElement): void {
  const fromServer = [...island.children].map((child) => child.cloneNode(true));
  // A field may have had the focus before this script was there.
  let focused: Element | null = document.activeElement;
  island.addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  // A removed element is told that it loses the focus, in Chromium while it is still there.
  island.addEventListener("focusout", () => {
    setTimeout(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null;
    });
  });

  /** A press makes React complete the hydration, and is lost if the button is replaced by that. */
  let pressed: HTMLButtonElement | null = null;
  const notePress = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest("button") : null;
    setTimeout(() => {
      pressed = null;
    });
  };
  island.addEventListener("click", notePress, true);

  const takeOver = (old: Element, controls: string) => {
    for (const control of old.querySelectorAll<Control>(controls)) {
      const now = counterpart(control, old, island);
      if (!now) continue;
      copyInput(control, now);
      if (control === focused && document.activeElement === document.body) focusAgain(control, now);
    }
    if (pressed && old.contains(pressed)) counterpart(pressed, old, island)?.click();
  };

  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const removed = nodes.filter((node) => node instanceof Element && !node.isConnected);
    if (removed.length === 0) return;
    const isGivenUp = island.childElementCount === 0;
    if (isGivenUp) {
      // The HTML from the server, whose forms the browser posts by itself.
      observer.disconnect();
      island.append(...fromServer);
    }
    for (const old of removed as Element[]) {
      takeOver(
        old,
        isGivenUp ? "input, select, textarea" : "input:not([type=hidden]), select, textarea",
      );
      if (isGivenUp && old.querySelector("dialog[open]"))
        island.querySelector("dialog")?.showModal();
    }
  });
  observer.observe(island, { childList: true });
}

/** Watches all islands that are not hydrated yet; islands with forms call it when they are loaded. */
export function keepInput(): void {
  if (import.meta.env.SSR) return;
  document.querySelectorAll<HTMLElement>("astro-island[ssr]").forEach(watch);
}
