import type { ClientDirective } from "astro";
import { hideWhatNeedsScripts } from "#src/browser/attributes.ts";
import { afterLoad } from "#src/browser/after-load.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** The id of what the island is for, if that is around it. */
    "client:after-load"?: boolean | string;
  }
}

/** Milliseconds a submit button waits for hydration before the form is submitted without scripts. */
const submitAnywayMs = 2000;

/**
 * `client:after-load` hydrates an island once the page has loaded and the browser is idle, or on the first touch,
 * key press or scroll (Astro's own directives request scripts before the first paint), and not before the island, or what
 * it is for, is in view. A button that was pressed earlier is clicked again after hydration.
 */
const directive: ClientDirective = (load, { value }, island) => {
  const around = document.getElementById(String(value)) ?? island;
  let pressed: HTMLButtonElement | null = null;
  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest("button"); // click targets are elements
    // Around the island, those that only it handles.
    pressed = around === island || button?.type === "submit" ? button : null;
    if (pressed?.type !== "submit") return;
    event.preventDefault();
    setTimeout(replayClick, submitAnywayMs);
  };
  const replayClick = () => {
    around.removeEventListener("click", holdClick, true);
    // A click on the island makes React complete the hydration; that of a button around it does not.
    const [first] = island.children;
    if (pressed && !island.contains(pressed) && first instanceof HTMLElement) first.click();
    pressed?.click();
    pressed = null;
  };
  around.addEventListener("click", holdClick, true);
  const needed = whenNeeded(around);
  afterLoad(async () => {
    await needed;
    const hydrate = await load();
    await hydrate();
    // Astro reports what fails, and hydrates nothing.
    if (island.hasAttribute("ssr")) hideWhatNeedsScripts();
    replayClick();
  });
};

/**
 * Resolves when the island is in view or, for assistive technology and for tools that fill in
 * forms, focused, clicked or changed.
 */
const whenNeeded = (around: HTMLElement) =>
  new Promise<void>((resolve) => {
    const need = () => resolve();
    // A query may open something in an island below the fold, such as the application dialog.
    if (location.search) need();
    for (const type of ["focusin", "click", "input", "change"]) around.addEventListener(type, need);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) need();
    });
    // The island itself has no box (`display: contents`).
    for (const child of around.children) observer.observe(child);
  });

export default directive;
