/** Something that happened in a page, with the page's state at that moment. `top` is scrollY in px. */
export type PageEvent = {
  path: string;
  what: string;
  top: number;
  dark: boolean;
  /** Opacity of <main>, 0 to 1. */
  opacity: number;
  header: "stands" | "moves";
};

/**
 * The first script of every page: records page events in localStorage, which all pages of the site
 * share. Runs in the page as source text, so it uses nothing of this module.
 */
export function recordPageEvents(): void {
  const opacity = (selector: string) => {
    const element = document.querySelector(selector);
    return element && Number(getComputedStyle(element).opacity);
  };
  const note = (what: string) => {
    const seen = JSON.parse(localStorage.getItem("seen") ?? "[]") as unknown[];
    const path = location.pathname + location.hash;
    const dark = document.documentElement.classList.contains("dark");
    const stands = document.querySelector("header")?.getBoundingClientRect().top === 0;
    const header = stands && opacity("header") === 1 ? "stands" : "moves";
    seen.push({ path, what, top: Math.round(scrollY), dark, opacity: opacity("main"), header });
    localStorage.setItem("seen", JSON.stringify(seen));
  };
  const noteFirstFrame = () =>
    document.querySelector("main") ? note("first frame") : requestAnimationFrame(noteFirstFrame);
  requestAnimationFrame(noteFirstFrame);
  addEventListener("animationstart", ({ animationName, target }) => {
    if (target === document.querySelector("main")) note(animationName);
  });
  addEventListener("pageshow", () => requestAnimationFrame(() => note("shows")));
  addEventListener("pagehide", () => note("hides"));

  addEventListener("unhandledrejection", ({ reason }) => note(`problem: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI }) =>
    note(`problem: blocked ${blockedURI}`),
  );
  // Error events of pictures and scripts have no message and do not bubble.
  const onError = ({ message, target }: ErrorEvent) =>
    note(`problem: ${message ?? (target as Element).outerHTML}`);
  addEventListener("error", onError, true);
}
