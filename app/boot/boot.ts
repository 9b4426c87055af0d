/*
 * What a visitor may touch in the first second, before React is there: the theme, the
 * menus, the header's shadow. Inlined in every page's head, so it is kept small and plain.
 * It also holds back the page's scripts until the browser has nothing better to do.
 */
type Start = () => Promise<unknown>;

const root = document.documentElement;

function storedTheme(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null; // storage may be blocked; the default theme then holds for this page
  }
}

function showTheme(dark: boolean) {
  root.classList.toggle("dark", dark);
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", dark ? "#0a1122" : "#fbf8f1");
  for (const toggle of document.querySelectorAll("[data-theme-toggle]"))
    toggle.setAttribute("aria-pressed", String(dark));
}

function toggleTheme() {
  const dark = !root.classList.contains("dark");
  showTheme(dark);
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // not remembered then
  }
}

showTheme(storedTheme() === "dark");
document.addEventListener("DOMContentLoaded", () => showTheme(storedTheme() === "dark"));
addEventListener("storage", (event) => {
  if (event.key === "theme") showTheme(event.newValue === "dark");
});

const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", markScrolled, { passive: true });
// A frame later: asked for now, the place would cost a layout before the first paint.
addEventListener("pageshow", () => requestAnimationFrame(markScrolled));

/*
 * The menus are native popovers, and browsers tell assistive technology which is open. The
 * attribute says it too, for those that do not yet; in the page's source it may not stand beside
 * popovertarget (HTML, section "popover").
 */
function sayExpanded(id: string, open: boolean) {
  for (const button of document.querySelectorAll(`[popovertarget="${id}"]`))
    button.setAttribute("aria-expanded", String(open));
}
document.addEventListener("DOMContentLoaded", () => {
  for (const { id } of document.querySelectorAll("[popover]")) sayExpanded(id, false);
});
document.addEventListener(
  "beforetoggle",
  (event) => {
    const { id } = event.target as HTMLElement; // only elements are toggled
    if (id) sayExpanded(id, event.newState === "open");
  },
  true,
);

// Leaving an open menu by Tab closes it: it would cover what has the focus now.
document.addEventListener("focusout", (event) => {
  const menu = (event.target as Element).closest<HTMLElement>("[popover]:popover-open");
  const to = event.relatedTarget;
  if (!menu || !(to instanceof Element) || menu.contains(to)) return;
  if (to.getAttribute("popovertarget") !== menu.id) menu.hidePopover();
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

// A visit starts at the top, and the first picture needs no more: styles/base.css leaves out what
// lies further down. A place further down is exact only when all of the page is laid out.
const [navigation] = performance.getEntriesByType("navigation");
const startsAtTop = (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
const startsWithin = location.hash !== "" || root.hasAttribute("data-starts-within");
root.toggleAttribute("data-top-first", startsAtTop && !startsWithin);

// WebKit cannot say when it is idle. A frame's time between two tasks lets a touch in; more would
// add up, as every part of the page takes its turn before React does.
const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 16);

/** Lays out what was left out, one part in each idle moment: all at once would be one long task. */
function layOutRest(done: () => void) {
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, footer")];
  const layOut = (index: number) => {
    const part = parts[index];
    if (part && root.hasAttribute("data-top-first")) {
      part.style.contentVisibility = "visible";
      whenIdle(() => layOut(index + 1));
      return;
    }
    root.removeAttribute("data-top-first");
    for (const part of parts) part.style.contentVisibility = "";
    done();
  };
  layOut(0);
}

/** Runs `start` once: at the first touch or key, or when the page has loaded and is idle. */
function whenQuiet(start: Start) {
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, once, true);
    root.removeAttribute("data-top-first");
    void start();
  };
  for (const touch of touches) addEventListener(touch, once, { capture: true, passive: true });
  const quiet = () => whenIdle(() => layOutRest(once));
  if (document.readyState === "complete") quiet();
  else addEventListener("load", quiet);
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
    root.toggleAttribute("data-top-first", atTop);
    if (atTop) whenIdle(() => layOutRest(() => undefined));
  },
  hydrated() {
    hydrated = true;
    missed?.click();
    missed = null;
  },
};

export {};
