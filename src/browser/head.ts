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
addEventListener("scroll", markScrolled, { passive: true });
// Reading scrollY right away would force a layout before the first paint.
addEventListener("pageshow", () => requestAnimationFrame(markScrolled));

/** Pressed before the modules were there that they need. */
const pressed: HTMLElement[] = [];
const notePress = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>(
    "[data-carousel] button, [data-code-samples] button",
  );
  if (button) pressed.push(button);
};
addEventListener("click", notePress, true);

afterLoad(() => {
  import(/* @vite-ignore */ MAIN_MODULE).then(
    () => {
      removeEventListener("click", notePress, true);
      for (const button of pressed) button.click();
    },
    (error: unknown) => {
      hideWhatNeedsScripts();
      reportError(error);
    },
  );
});
