import { sprites } from "#src/lib/icon-sprites.ts";
import { preparePage } from "./prepared-page.ts";

/** How long a pointer stays on a link before it counts, in ms: passing over one means nothing. */
const intentMs = 60;

/** Fetches and renders the page behind a link when the visitor is about to follow it. */
export function prepareOnIntent(): void {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => prepare(target), intentMs);
  });
  for (const sure of ["focusin", "pointerdown"])
    document.addEventListener(sure, ({ target }) => prepare(target));
  // A page brings its own icons along; what a form or a dialog says later takes them from here, and
  // may have to say that there is no network.
  fetchOnce(sprites.icons);
}

function prepare(target: EventTarget | null) {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  void preparePage(link);
  fetchOnce(sprites.brands);
}

const asked = new Set<string>();

/** Puts a file into the browser's cache. What does not come is asked for once more where it is needed. */
function fetchOnce(address: string) {
  if (asked.has(address)) return;
  asked.add(address);
  fetch(address, { priority: "low" }).catch(() => undefined);
}
