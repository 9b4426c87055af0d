/**
 * Hydrates all islands, and checks that they and the page's own scripts, which set aria-expanded on menu buttons,
 * respond to a visitor. Runs in the page as source text, so it uses nothing of this module.
 */
export function isInteractive(): boolean {
  const islands = [...document.querySelectorAll("astro-island")];
  // Focus hydrates islands that are off screen.
  for (const island of islands) island.dispatchEvent(new Event("focusin", { bubbles: true }));
  if (islands.some((island) => island.hasAttribute("ssr"))) return false;
  // Astro removes `ssr` when React begins to hydrate. A key makes React finish at once.
  for (const island of islands) island.firstElementChild?.dispatchEvent(new Event("keyup"));
  return document.querySelector("[popovertarget][aria-expanded]") !== null;
}
