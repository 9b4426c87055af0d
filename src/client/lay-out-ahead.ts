import { whenIdle } from "#src/browser/idle.ts";

/**
 * Has the browser work out the styles and the places of a page that waits to be shown, and unpack the
 * pictures that it starts with. The renderer hides it by `display: none`, which has neither styles nor
 * places; the style sheet hides it otherwise (styles/base.css) and keeps them.
 */
export function layOutAhead() {
  whenIdle(() => {
    const page = document.querySelector<HTMLElement>("[data-ahead]");
    if (!page) return;
    page.style.display = "";
    page.style.contentVisibility = "visible";
    void page.offsetHeight;
    page.style.contentVisibility = "";
    for (const picture of page.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])"))
      picture.decode().catch(() => undefined); // one that does not come says so when it is seen
  });
}
