import { root } from "./attributes.ts";
import { store, stored } from "./storage.ts";

const toggle = "#theme-toggle";

function show(dark: boolean) {
  root.classList.toggle("dark", dark);
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", dark ? PAPER_DARK : PAPER_LIGHT);
  document.querySelector(toggle)?.setAttribute("aria-pressed", String(dark));
}

const showStored = () => show(stored("localStorage", "theme") === "dark");

/** Applies the stored theme before the first paint, and follows the toggle and other tabs. */
export function followTheme(): void {
  showStored();
  addEventListener("DOMContentLoaded", showStored);
  // The theme may have changed while this page was prerendered or in the back/forward cache.
  document.addEventListener("prerenderingchange", showStored);
  addEventListener("pageshow", showStored);
  addEventListener("storage", showStored);
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(toggle)) return;
    const dark = !root.classList.contains("dark");
    show(dark);
    store("localStorage", "theme", dark ? "dark" : "light");
  });
}
