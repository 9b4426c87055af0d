import { sprites } from "#app/lib/icon-sprites.ts";
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
  // A page brings its own icons along; what comes after it takes them from the sprites.
  for (const sign of ["focusin", "pointerdown", "pointerover"])
    document.addEventListener(sign, preloadSprites, { once: true });
}

let spritesAsked = false;

function preloadSprites() {
  if (spritesAsked) return;
  spritesAsked = true;
  // What does not come now is asked for once more by the icon that needs it.
  for (const sprite of Object.values(sprites)) fetch(sprite).catch(() => undefined);
}

function preload(target: EventTarget | null) {
  const link = target instanceof Element && target.closest("a");
  if (link && link.origin === location.origin && link.pathname !== location.pathname)
    preloadPage(link.pathname);
}
