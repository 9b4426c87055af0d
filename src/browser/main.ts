/* What moves and answers on every page, without React. Loaded when the page is there (after-load.ts). */
import { countUp } from "./count-up.ts";
import { leaveBeforeGoing } from "./departure.ts";
import { followMenus } from "./menus.ts";
import { revealOnScroll } from "./reveal.ts";
import { markCurrentSection } from "./section-nav.ts";

followMenus();
leaveBeforeGoing();
revealOnScroll();
countUp();
markCurrentSection();

// A print or a screenshot of the whole page shows all pictures, unless the network is slow or bytes cost money. They
// come one after the other: all at once, they would keep a slow processor from answering.
const betweenPicturesMs = 100;
const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
if (!saveData && effectiveType === "4g")
  for (const [place, picture] of [...document.images].entries())
    setTimeout(() => {
      picture.loading = "eager";
    }, place * betweenPicturesMs);

const pointing = "(hover: hover) and (pointer: fine)";
const asUsual = "(prefers-reduced-motion: no-preference) and (forced-colors: none)";
if (matchMedia(`${pointing} and ${asUsual}`).matches)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());
