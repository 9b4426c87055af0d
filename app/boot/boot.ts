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

/** All at once: colours that fade for a hand would be late, and to start so many is slow. */
function changeTheme(dark: boolean) {
  root.setAttribute("data-theme-changes", "");
  showTheme(dark);
  const end = () => root.removeAttribute("data-theme-changes");
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(end)));
}

function toggleTheme() {
  const dark = !root.classList.contains("dark");
  changeTheme(dark);
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // not remembered then
  }
}

showTheme(storedTheme() === "dark");
document.addEventListener("DOMContentLoaded", () => showTheme(storedTheme() === "dark"));
addEventListener("storage", (event) => {
  if (event.key === "theme") changeTheme(event.newValue === "dark");
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
// add up, as every part of the page takes its turn before React does. Nor could it, before Safari 26,
// find words in parts that rest (https://bugs.webkit.org/283846).
const canRest = "requestIdleCallback" in window;
const whenIdle = (task: () => void) => (canRest ? requestIdleCallback(task) : setTimeout(task, 16));

/** Lays out what was left out, one part in each idle moment: all at once would be one long task. */
function layOutRest(done: () => void) {
  const parts = [...document.querySelectorAll<HTMLElement>("main > section, footer")];
  const layOut = (index: number) => {
    const part = parts[index];
    if (part && root.hasAttribute("data-top-first")) {
      part.style.contentVisibility = "visible";
      void part.offsetHeight; // the layout is one task, the picture another: the frame's
      whenIdle(() => layOut(index + 1));
      return;
    }
    root.removeAttribute("data-top-first");
    for (const part of parts) part.style.contentVisibility = "";
    done();
  };
  layOut(0);
}

/**
 * Parts that have been laid out rest while they are far from the window (styles/base.css), as high as
 * they were in the last frame: a theme, a dialog, a step of scrolling then cost what is near it.
 */
function rest() {
  if (!canRest) return;
  // Fonts have come, and a frame that begins now ends with every height known; in a tab nobody sees
  // there is none.
  void document.fonts.ready.then(() =>
    requestAnimationFrame(() =>
      whenIdle(() => {
        size = [innerWidth, innerHeight];
        root.setAttribute("data-rest", "");
      }),
    ),
  );
}

/*
 * Another width gives the parts other heights. A window that changes and has its old size is one that
 * is pictured beyond its edges, and all of the page is to be seen. Another height alone is a phone's
 * address bar. Nothing rests before the size is known: asked for it while the page opens, the browser
 * would lay out there and then.
 */
let size: [width: number, height: number] | undefined;
let resized: ReturnType<typeof setTimeout>;
addEventListener("resize", () => {
  if (!size) return;
  const [width, height] = size;
  size = [innerWidth, innerHeight];
  if (innerWidth === width && innerHeight !== height) return;
  root.removeAttribute("data-rest");
  clearTimeout(resized);
  resized = setTimeout(rest, 1000);
});

/** Runs `start` once: at the first touch or key, or when the page has loaded and is idle. */
function whenQuiet(start: Start) {
  const touches = ["pointerdown", "keydown", "touchstart", "wheel", "focusin"];
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, once, true);
    root.removeAttribute("data-top-first");
    rest();
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

export {};
