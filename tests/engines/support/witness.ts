/** One thing a page did, and how it stood then: `top` is how far it was scrolled, in px. */
export type Sight = { path: string; what: string; top: number; dark: boolean };

/**
 * Stands first in every page and writes down what happens there, in the storage that all pages of
 * the site share. Runs in the page, as text: it stands for itself.
 */
export function witness(): void {
  const root = document.documentElement;
  const note = (what: string) => {
    const seen = JSON.parse(localStorage.getItem("seen") ?? "[]") as unknown[];
    const path = location.pathname + location.hash;
    const dark = root.classList.contains("dark");
    seen.push({ path, what, top: Math.round(scrollY), dark });
    localStorage.setItem("seen", JSON.stringify(seen));
  };
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    note("body");
  }).observe(root, { childList: true });
  addEventListener("animationstart", ({ animationName, target }) => {
    if (target === document.querySelector("main")) note(animationName);
  });
  addEventListener("pageshow", () => requestAnimationFrame(() => note("shows")));

  addEventListener("unhandledrejection", ({ reason }) => note(`problem: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI }) =>
    note(`problem: blocked ${blockedURI}`),
  );
  // A picture's or a script's event has no message, and does not bubble.
  const onError = ({ message, target }: ErrorEvent) =>
    note(`problem: ${message ?? (target as Element).outerHTML}`);
  addEventListener("error", onError, true);
}
