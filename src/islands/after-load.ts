import type { ClientDirective } from "astro";
import { afterLoad } from "#src/browser/after-load.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:after-load"?: boolean;
  }
}

/** A form's button that waits for React longer than this, in ms, does what it does without scripts. */
const patienceMs = 2000;

/**
 * `client:after-load` hydrates an island that is in the window when the page has loaded and the browser
 * is idle, or at the first touch, key or scroll: Astro's own directives ask for scripts before the first
 * paint. One that is further down waits until it is scrolled to. A button that was pressed before that
 * is pressed again.
 */
const directive: ClientDirective = (load, _options, island) => {
  let pressed: HTMLButtonElement | null = null;
  const hold = (event: Event) => {
    pressed = (event.target as Element).closest("button"); // clicks have elements as targets
    if (pressed?.type !== "submit") return;
    event.preventDefault();
    setTimeout(pressAgain, patienceMs);
  };
  const pressAgain = () => {
    island.removeEventListener("click", hold, true);
    pressed?.click();
    pressed = null;
  };
  island.addEventListener("click", hold, true);
  const wanted = untilWanted(island);
  afterLoad(async () => {
    await wanted;
    const hydrate = await load();
    await hydrate();
    pressAgain();
  });
};

/** Until the island is in the window or, for assistive technology that does not scroll, has the focus or is clicked. */
const untilWanted = (island: HTMLElement) =>
  new Promise<void>((resolve) => {
    // The address says what islands show: an application dialog, say, whose button is far down.
    if (location.search) resolve();
    for (const input of ["focusin", "click"])
      island.addEventListener(input, () => resolve(), { once: true });
    const observer = new IntersectionObserver((parts) => {
      if (!parts.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    // The island itself has no box (`display: contents`).
    for (const part of island.children) observer.observe(part);
  });

export default directive;
