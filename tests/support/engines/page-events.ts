/** Something that happened in a page, with the page's state at that moment. `top` is scrollY in px. */
export type PageEvent = {
  path: string;
  what: string;
  top: number;
  dark: boolean;
  /** Share of the page that a page change covers, 0 to 1. */
  covered: number;
  header: "stands" | "moves";
};

/**
 * The first script of every page: records page events in localStorage, which all pages of the site
 * share. Runs in the page as source text, so it uses nothing of this module.
 */
export function recordPageEvents(): void {
  const covered = () => {
    const { content, opacity, scale } = getComputedStyle(document.body, "::after");
    const full = 5.7; // src/styles/motion.css
    return content === '""' ? Number(opacity) * (scale === "none" ? 1 : Number(scale) / full) : 0;
  };
  const note = (what: string) => {
    const seen = JSON.parse(localStorage.getItem("seen") ?? "[]") as unknown[];
    const path = location.pathname + location.hash;
    const dark = document.documentElement.classList.contains("dark");
    const stands = document.querySelector("header")?.getBoundingClientRect().top === 0;
    const header = stands ? "stands" : "moves";
    seen.push({ path, what, top: Math.round(scrollY), dark, covered: covered(), header });
    localStorage.setItem("seen", JSON.stringify(seen));
  };
  const noteFirstFrame = () =>
    document.querySelector("main") ? note("first frame") : requestAnimationFrame(noteFirstFrame);
  requestAnimationFrame(noteFirstFrame);
  addEventListener("animationstart", ({ animationName, target }) => {
    if (target === document.body) note(animationName);
  });
  addEventListener("pageshow", () => requestAnimationFrame(() => note("shows")));
  addEventListener("pagehide", () => note("hides"));

  addEventListener("unhandledrejection", ({ reason }) => note(`problem: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI }) =>
    note(`problem: blocked ${blockedURI}`),
  );
  // Error events of pictures and scripts have no message and do not bubble.
  const onError = ({ message, target }: ErrorEvent) => {
    // WebKit reports pictures whose loading ends because the page is left.
    if (message === undefined && document.documentElement.dataset["page"] === "leaves") return;
    note(`problem: ${message ?? (target as Element).outerHTML}`);
  };
  addEventListener("error", onError, true);
}
