import { preloadPage } from "./routes.ts";

/** How long a pointer stays on a link before it counts, in ms: passing over one means nothing. */
const intentMs = 60;

/** Fetches the page behind a link when the visitor is about to follow it. */
export function preloadOnIntent(): void {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => preload(target), intentMs);
  });
  for (const sure of ["focusin", "pointerdown"])
    document.addEventListener(sure, ({ target }) => preload(target));
}

function preload(target: EventTarget | null) {
  const link = target instanceof Element && target.closest("a");
  if (link && link.origin === location.origin && link.pathname !== location.pathname)
    preloadPage(link.pathname);
}
