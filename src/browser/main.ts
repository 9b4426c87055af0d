/* Behavior shared by all pages, without React. Loaded after the page (after-load.ts). */
import { countUp } from "./count-up.ts";
import { animateDeparture } from "./departure.ts";
import { followMenus } from "./menus.ts";
import { filterProjects } from "./project-filter.ts";
import { revealOnScroll } from "./reveal.ts";
import { markCurrentSection } from "./section-nav.ts";

filterProjects();
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

// Only home has these. Presses on them are repeated once this module has run (head.ts).
const carousel = document.querySelector("[data-carousel]");
if (carousel) (await import("./carousel.ts")).followCarousel(carousel);
const samples = document.querySelector("[data-code-samples]");
if (samples) (await import("./code-samples.ts")).rotateCodeSamples(samples);
// Last: tests take it as the sign that the page responds.
followMenus();
