import { paper } from "#src/styles/theme-colors.ts";
import { root } from "./attributes.ts";

const toggle = "#theme-toggle";

function storedTheme(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null; // storage may be blocked; the default theme then holds for this page
  }
}

function show(dark: boolean) {
  root.classList.toggle("dark", dark);
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", dark ? paper.dark : paper.light);
  document.querySelector(toggle)?.setAttribute("aria-pressed", String(dark));
}

const showStored = () => show(storedTheme() === "dark");

/** All colours at once: hundreds of transitions would start. */
function change(dark: boolean) {
  root.dataset["themeChanges"] = "";
  show(dark);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset["themeChanges"]));
}

/** Shows the stored theme before the first paint, and follows the toggle and other tabs. */
export function followTheme(): void {
  showStored();
  document.addEventListener("DOMContentLoaded", showStored);
  // A page may have been prerendered, or kept for Back, while another one changed the theme.
  document.addEventListener("prerenderingchange", showStored);
  addEventListener("pageshow", ({ persisted }) => persisted && showStored());
  addEventListener(
    "storage",
    ({ key, newValue }) => key === "theme" && change(newValue === "dark"),
  );
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(toggle)) return;
    const dark = !root.classList.contains("dark");
    change(dark);
    try {
      localStorage.setItem("theme", dark ? "dark" : "light");
    } catch {
      // not remembered then
    }
  });
}
