import { addLink } from "./add-link.ts";
import { saysWhenIdle, whenIdle } from "./idle.ts";

const root = document.documentElement;

/**
 * A visit starts at the top, and the first picture needs no more: styles/base.css leaves out what
 * lies further down. A place further down is exact only when all of the page is laid out.
 */
export function startAtTop() {
  const [navigation] = performance.getEntriesByType("navigation");
  const isVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
  const startsWithin =
    location.hash !== "" ||
    root.hasAttribute("data-starts-within") ||
    navigation?.name.includes(":~:"); // at words that a search has found, of which the location says nothing
  if (!isVisit || startsWithin) return;
  root.setAttribute("data-top-first", "visit");
  // A picture may keep the page from being loaded; what is hidden till then no screen reader finds.
  setTimeout(() => {
    if (root.hasAttribute("data-top-first")) root.setAttribute("data-top-first", "");
  }, 3000);
}

/**
 * A first picture of half a page would move when the other half is parsed: browsers that know how to
 * wait (Chromium) show nothing before the end of the first part. A script asks for it, because the HTML
 * checker does not know https://html.spec.whatwg.org/multipage/links.html#link-type-expect yet. What it
 * blocks comes first: Chromium does not wait for a link that learns of it last.
 */
export const expectTop = () => addLink({ blocking: "render", rel: "expect", href: "#top-end" });

const sections = "main > div:not([data-ahead]) > section, footer";
const cards = "main > div:not([data-ahead]) [data-part]";

const find = (parts: string) => [...document.querySelectorAll<HTMLElement>(parts)];

/** Lays out parts that were left out, one in each idle moment: all at once would be one long task. */
function layOutInTurn(parts: HTMLElement[], goesOn: () => boolean, done: () => void) {
  const [part, ...others] = goesOn() ? parts : [];
  if (!part) return done();
  part.style.contentVisibility = "visible";
  void part.offsetHeight; // the layout is one task, the picture another: the frame's
  whenIdle(() => layOutInTurn(others, goesOn, done));
}

const backToSheet = (parts: HTMLElement[]) => {
  for (const part of parts) part.style.contentVisibility = "";
};

/** Lays out what a visit's first picture did without. */
export function layOutRest(done: () => void) {
  const parts = find(`${sections}, ${cards}`);
  layOutInTurn(
    parts,
    () => root.hasAttribute("data-top-first"),
    () => {
      root.removeAttribute("data-top-first");
      backToSheet(parts);
      done();
    },
  );
}

/** How often all of the page has changed its look. */
let changes = 0;

/**
 * Changes the look of all of the page, what is in the window first: the frame that answers does without
 * the parts that only rest near it. Those far away would change when they are scrolled to, and be seen
 * to: they change in idle moments.
 */
export function changeSeenFirst(change: () => void, done: () => void) {
  const turn = (changes += 1);
  const parts = root.hasAttribute("data-rest") ? find(sections) : [];
  const unseen = parts.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top - reach > innerHeight || bottom + reach < 0;
  });
  for (const part of unseen) part.style.contentVisibility = "hidden";
  change();
  const others = () => {
    backToSheet(unseen);
    const isLast = () => turn === changes;
    layOutInTurn(unseen, isLast, () => {
      backToSheet(unseen);
      if (isLast()) done();
    });
  };
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(others)));
}

/** Shadows and rings may go so far beyond a part's edge (styles/base.css), in px. */
const reach = 80;

/**
 * Parts that have been laid out rest while they are far from the window (styles/base.css), as high as
 * they were in the last frame: a theme, a dialog, a step of scrolling then cost what is near it.
 */
export function rest() {
  // Before Safari 26, WebKit found no words in parts that rest (https://bugs.webkit.org/283846).
  if (!saysWhenIdle) return;
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

/** The window's, as parts began to rest. Asked for while a page arrives, it costs a layout. */
let size: [width: number, height: number];
let resized: ReturnType<typeof setTimeout> | undefined;

/**
 * Another width gives the parts other heights. A window that changes and has its old size is one that
 * is pictured beyond its edges, and all of the page is to be seen. Another height alone is a phone's
 * address bar.
 */
export function watchSize() {
  addEventListener("resize", () => {
    if (root.hasAttribute("data-rest")) {
      const [width, height] = size;
      size = [innerWidth, innerHeight];
      if (innerWidth === width && innerHeight !== height) return;
      root.removeAttribute("data-rest");
    } else if (!resized) return; // not at rest yet
    clearTimeout(resized);
    resized = setTimeout(() => {
      resized = undefined;
      rest();
    }, 1000);
  });
}
