/** One thing a page did, and how it stood then: `top` is how far it was scrolled, in px. */
export type Sight = {
  path: string;
  what: string;
  top: number;
  dark: boolean;
  /** How much is seen of the page below its header, 0 to 1. */
  opacity: number;
  header: "stands" | "moves";
};

/**
 * Stands first in every page and writes down what happens there, in the storage that all pages of
 * the site share. Runs in the page, as text: it stands for itself.
 */
export function witness(): void {
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
  // A picture's or a script's event has no message, and does not bubble.
  const onError = ({ message, target }: ErrorEvent) =>
    note(`problem: ${message ?? (target as Element).outerHTML}`);
  addEventListener("error", onError, true);
}
