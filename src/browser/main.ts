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

// On a wide screen, where bytes rarely cost money, a print or a screenshot of the whole page shows all pictures.
if (innerWidth >= 1024 && !navigator.connection?.saveData)
  for (const picture of document.images) picture.loading = "eager";

const pointing = "(hover: hover) and (pointer: fine)";
const asUsual = "(prefers-reduced-motion: no-preference) and (forced-colors: none)";
if (matchMedia(`${pointing} and ${asUsual}`).matches)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());
