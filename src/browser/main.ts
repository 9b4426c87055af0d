/* Behavior shared by all pages, without React. Loaded after the page (after-load.ts). */
import { countUp } from "./count-up.ts";
import { animateDeparture } from "./departure.ts";
import { followMenus } from "./menus.ts";
import { filterProjects } from "./project-filter.ts";
import { revealOnScroll } from "./reveal.ts";
import { markCurrentSection } from "./section-nav.ts";

filterProjects();
followMenus();
animateDeparture();
revealOnScroll();
countUp();
markCurrentSection();

// Chromium loads lazy pictures before it prints; other browsers print those that have been asked for.
addEventListener("beforeprint", () => {
  for (const picture of document.images) picture.loading = "eager";
});

const mouse = "(hover: hover) and (pointer: fine)";
const noPreferences = "(prefers-reduced-motion: no-preference) and (forced-colors: none)";
if (matchMedia(`${mouse} and ${noPreferences}`).matches)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());
