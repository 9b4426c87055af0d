import { whenIdle } from "./idle.ts";
import { changeSeenFirst } from "./parts.ts";

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
  changeSeenFirst(
    () => {
      root.setAttribute("data-theme-changes", "");
      showTheme(dark);
    },
    () => root.removeAttribute("data-theme-changes"),
  );
}

/**
 * The browser keeps the styles it has worked out once, and the first change of theme costs a third more
 * than the next. Both changes are made in one task, of which nobody sees anything.
 */
function tryOtherTheme() {
  if (root.hasAttribute("data-theme-changes")) return; // the press was quicker
  root.setAttribute("data-theme-changes", "");
  for (let change = 0; change < 2; change += 1) {
    root.classList.toggle("dark");
    void root.offsetHeight;
  }
  root.removeAttribute("data-theme-changes");
}

/** A mouse or the focus comes to a toggle. A finger is there only when it presses: too late to try. */
export function prepareTheme() {
  let tried = false;
  const near = (event: Event) => {
    const toggle = (event.target as Element).closest?.("[data-theme-toggle]");
    const comes =
      event instanceof PointerEvent
        ? event.pointerType === "mouse"
        : toggle?.matches(":focus-visible");
    if (tried || !toggle || !comes) return;
    tried = true;
    whenIdle(tryOtherTheme);
  };
  addEventListener("pointerover", near);
  addEventListener("focusin", near);
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
