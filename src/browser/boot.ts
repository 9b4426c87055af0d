/*
 * What a visitor may touch in the first second, before React is there: the theme, the
 * menus, the header's shadow. Inlined in every page's head, so it is kept small and plain.
 * It also holds back the page's scripts until the browser has nothing better to do.
 */
import { addLink } from "./add-link.ts";
import { whenIdle } from "./idle.ts";
import { followMenus } from "./menus.ts";
import { expectTop, layOutRest, rest, startAtTop, watchSize } from "./parts.ts";
import { keepTheme, prepareTheme, toggleTheme } from "./theme.ts";

type Start = () => Promise<unknown>;

const root = document.documentElement;

keepTheme();
prepareTheme();
followMenus();
startAtTop();
expectTop();
watchSize();

const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", markScrolled, { passive: true });
// A frame later: asked for now, the place would cost a layout before the first paint.
addEventListener("pageshow", () => requestAnimationFrame(markScrolled));

for (const type of ["keydown", "keyup"] as const)
  addEventListener(type, ({ key }) => {
    if (key === "Tab") root.toggleAttribute("data-tabs", type === "keydown");
  });

let hydrated = false;
let missed: HTMLElement | null = null;

document.addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    if (target.closest("[data-theme-toggle]")) toggleTheme();
    if (target.closest("[popover] a")) target.closest<HTMLElement>("[popover]")?.hidePopover();
    if (!hydrated) missed = target.closest<HTMLElement>("[data-replay]");
  },
  true,
);

/** Runs `start` once: at the first touch or key, or when the page has loaded and is idle. */
function whenQuiet(start: Start) {
  const touches = ["pointerdown", "keydown", "touchstart", "wheel", "focusin", "scroll"];
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, once, true);
    root.removeAttribute("data-top-first");
    rest();
    preloadModules();
    void start();
  };
  for (const touch of touches) addEventListener(touch, once, { capture: true, passive: true });
  const quiet = () => whenIdle(() => layOutRest(once));
  if (document.readyState === "complete") quiet();
  else addEventListener("load", quiet);
}

/** Asks at once for all that the page starts with: a module would else wait for the one that imports it. */
function preloadModules() {
  const map = document.querySelector("script[type=importmap]")?.textContent;
  const { integrity = {} } = JSON.parse(map ?? "{}") as { integrity?: Record<string, string> };
  for (const [href, hash] of Object.entries(integrity))
    addLink({ rel: "modulepreload", href, integrity: hash });
}

declare global {
  interface Window {
    boot: {
      whenQuiet(start: Start): void;
      /** A new page stands in this document: `atTop` lays out its top first, too. */
      newPage(atTop: boolean): void;
      /** React is there: what was clicked too early is clicked again. */
      hydrated(): void;
    };
  }
}

window.boot = {
  whenQuiet,
  newPage(atTop) {
    root.removeAttribute("data-rest");
    root.toggleAttribute("data-top-first", atTop);
    whenIdle(() => layOutRest(rest));
  },
  hydrated() {
    hydrated = true;
    root.removeAttribute("data-starts-within");
    missed?.click();
    missed = null;
  },
};
