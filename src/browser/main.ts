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

const hasMouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
const askedForNone = matchMedia(
  "(prefers-reduced-motion: reduce), (forced-colors: active)",
).matches;
if (hasMouse && !askedForNone)
  void import("./cursor.ts").then(({ followPointer }) => followPointer());
