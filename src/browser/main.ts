/* Behavior shared by all pages, without React. Loaded after the page (after-load.ts). */
import { countUp } from "./count-up.ts";
import { animateDeparture } from "./departure.ts";
import { followMenus } from "./menus.ts";
import { revealOnScroll } from "./reveal.ts";
import { markCurrentSection } from "./section-nav.ts";

followMenus();
animateDeparture();
revealOnScroll();
countUp();
markCurrentSection();

// Load the lazy pictures too, so that prints and full-page screenshots are complete, unless the network is slow or
// Save-Data is on. Loading all at once would block a slow processor.
const pictureIntervalMs = 100;
const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
if (!saveData && effectiveType === "4g")
  for (const [index, picture] of [...document.images].entries())
    setTimeout(() => {
      picture.loading = "eager";
    }, index * pictureIntervalMs);

const mouse = "(hover: hover) and (pointer: fine)";
const noPreferences = "(prefers-reduced-motion: no-preference) and (forced-colors: none)";
if (matchMedia(`${mouse} and ${noPreferences}`).matches)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());
