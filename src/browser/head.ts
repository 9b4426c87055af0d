/*
 * Inlined in every page's head and run before the first paint: whatever affects that paint or has to respond
 * within the first second. Everything else is in main.ts, which loads last.
 */
import { afterLoad } from "./after-load.ts";
import { animateArrival } from "./arrival.ts";
import { hideWhatNeedsScripts, root } from "./attributes.ts";
import { followTheme } from "./theme.ts";

root.dataset["scripts"] = "";
followTheme();
animateArrival();

const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", markScrolled);
// Reading scrollY right away would force a layout before the first paint.
addEventListener("pageshow", () => requestAnimationFrame(markScrolled));

/** Buttons that were pressed before the modules were there that they need (data-module). */
let early: (HTMLElement | null)[] | undefined = [];
addEventListener("click", ({ target }) =>
  early?.push((target as Element).closest<HTMLElement>("[data-module] button")),
);

afterLoad(async () => {
  try {
    await import(/* @vite-ignore */ MAIN_MODULE);
    const pressed = early;
    early = undefined;
    for (const button of pressed ?? []) button?.click();
  } catch (error) {
    hideWhatNeedsScripts();
    reportError(error);
  }
});
