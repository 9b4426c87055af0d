/* What moves and answers on every page, without React. Loaded when the page is there (after-load.ts). */
import { countUp } from "./count-up.ts";
import { leaveBeforeGoing } from "./departure.ts";
import { followMenus } from "./menus.ts";
import { revealOnScroll } from "./reveal.ts";
import { markCurrentSection } from "./section-nav.ts";
import { jumpWhileTabbing } from "./tabbing.ts";

followMenus();
leaveBeforeGoing();
jumpWhileTabbing();
revealOnScroll();
countUp();
markCurrentSection();

const hasMouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
const askedForNone = matchMedia(
  "(prefers-reduced-motion: reduce), (forced-colors: active)",
).matches;
if (hasMouse && !askedForNone)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());
