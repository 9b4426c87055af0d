import { whenIdle } from "./idle.ts";

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

export function toggleTheme() {
  const dark = !root.classList.contains("dark");
  changeTheme(dark);
  try {
    localStorage.setItem("theme", dark ? "dark" : "light");
  } catch {
    // not remembered then
  }
}

/** Before the first paint, so that no other theme is seen; the toggles once they are there. */
export function keepTheme() {
  showTheme(storedTheme() === "dark");
  document.addEventListener("DOMContentLoaded", () => showTheme(storedTheme() === "dark"));
  addEventListener("storage", (event) => {
    if (event.key === "theme") changeTheme(event.newValue === "dark");
  });
}
