/* Behavior shared by all pages, without React. Loaded after the page (after-load.ts). */
import { countUp } from "./count-up.ts";
import { animateDeparture } from "./departure.ts";
import { followMenus } from "./menus.ts";
import { revealOnScroll } from "./reveal.ts";
import { noteVisit } from "./visit.ts";

noteVisit();
animateDeparture();
revealOnScroll();
countUp();

// Chromium loads lazy pictures before it prints; other browsers print those that have been asked for.
addEventListener("beforeprint", () => {
  for (const picture of document.images) picture.loading = "eager";
});

const mouse = "(hover: hover) and (pointer: fine)";
const noPreferences = "(prefers-reduced-motion: no-preference) and (forced-colors: none)";
if (matchMedia(`${mouse} and ${noPreferences}`).matches)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());

// What only some pages have; presses on these parts are repeated once this module has run (head.ts).
const modules: Record<string, () => Promise<{ start: (part: HTMLElement) => void }>> = {
  carousel: () => import("./carousel.ts"),
  "code-samples": () => import("./code-samples.ts"),
  "section-nav": () => import("./section-nav.ts"),
  "working-days": () => import("./working-days.ts"),
};
for (const part of document.querySelectorAll<HTMLElement>("[data-module]"))
  (await modules[part.dataset["module"] ?? ""]?.())?.start(part);
// Last: tests take it as the sign that the page responds.
followMenus();
